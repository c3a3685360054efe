import type { SentRequest } from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import type { AiConfig } from '../../config.ts';

/** How an answer is held to its shape: by a schema, by JSON mode, or by words alone. */
export type AnswerFormat = 'schema' | 'json' | 'text';

/** What is known of an answer besides its words. */
export interface AnswerInfo {
  request: string;
  model: string;
  answerFormat: AnswerFormat;
  promptTokens: number | undefined;
  completionTokens: number | undefined;
  ms: number;
}

export type Message = SentRequest['messages'][number];

export interface Conversation {
  name: string;
  instructions: string;
  schema: Record<string, unknown>;
  /** 0 and up, for servers that take one; the server's own when there is none. */
  temperature?: number | undefined;
  /** What was said after the instructions. */
  said: readonly Message[];
}

/** When a conversation must be over. */
export interface Deadline {
  signal: AbortSignal;
  msLeft(): number;
}

export interface Completed {
  /** Empty when the model said nothing. */
  content: string;
  isCutOff: boolean;
}

/** What sends a request over HTTP. */
export type Fetch = typeof globalThis.fetch;

/** Who waits for an answer. */
export interface ProviderCall {
  signal: AbortSignal;
  /**
   * What sends these messages, as often as it is tried: `fetch`, which first takes each request from the day's budget.
   * It throws the AppError `ai_limit_reached` when the budget is used up, which the provider passes on.
   */
  fetchFor(messages: Message[]): Fetch;
}

/** A server of a language model. What is asked of it, and what its answers mean, is the same for all. */
export interface ModelProvider {
  /**
   * Sends a conversation, and gives what the model says to it. It logs no failure: that is done once for all.
   * @throws {AppError} an `ai_*` error (`modelErrorsOf`)
   */
  complete(conversation: Conversation, call: ProviderCall, deadline: Deadline): Promise<Completed>;
  /** The last answer cannot have been held to its schema. */
  doubtSchemas(): void;
}

/** What a provider works with. */
export interface ProviderContext {
  /** Longest to wait for one answer, its retries included, in milliseconds. */
  timeoutMs: number;
  retries: number;
  now: () => Date;
  logger: Logger;
  /** Told each answer of the model. */
  onAnswer?: (answer: AnswerInfo) => void;
}

/** What the doctor says of a server. */
export interface ModelReach {
  level: 'ok' | 'warning' | 'problem';
  text: string;
}

/** The provider that the environment names: status, notices, doctor and privacy documents say of it what stands here. */
export interface ConfiguredProvider {
  model: string;
  /** Where its server is, without a key or a password. Requests go nowhere else. */
  address: URL;
  connect(context: ProviderContext): ModelProvider;
  /** Whether the server is there and has the model, at no cost. */
  checkReachable(): Promise<ModelReach>;
}

/** A kind of server, and how the environment names one. */
export interface ProviderKind {
  /** The variables that choose it: one of them is enough. */
  chosenBy: readonly (keyof AiConfig)[];
  configure(config: AiConfig): ConfiguredProvider;
  /** What to set to use one that runs on this machine; nothing where none does. */
  localNotice?(): Promise<string | undefined>;
  /** What to set to connect one: lines for an operator without a model. */
  howToConnect(): Promise<string[]>;
}
