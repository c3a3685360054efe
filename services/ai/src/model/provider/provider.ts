import type { SentRequest } from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import type { AiConfig } from '../../config.ts';

/** How the format of an answer is enforced: by a schema, by JSON mode, or only by the prompt. */
export type AnswerFormat = 'schema' | 'json' | 'text';

/** Metadata of an answer. */
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
  /** 0 or higher, for servers that accept it; undefined uses the server's default. */
  temperature?: number | undefined;
  /** The messages after the instructions. */
  said: readonly Message[];
}

/** The time limit of a conversation. */
export interface Deadline {
  signal: AbortSignal;
  msLeft(): number;
}

export interface Completed {
  /** Empty when the model said nothing. */
  content: string;
  isCutOff: boolean;
}

/** Sends an HTTP request. */
export type Fetch = typeof globalThis.fetch;

/** The caller of a provider. */
export interface ProviderCall {
  signal: AbortSignal;
  /**
   * Returns a `fetch` for these messages that takes each attempt from the daily budget. Throws the AppError
   * `ai_limit_reached` if the budget is used up, which the provider passes on.
   */
  fetchFor(messages: Message[]): Fetch;
}

/** A language model server. Requests and answers mean the same for all providers. */
export interface ModelProvider {
  /**
   * Sends a conversation and returns the model's answer. Does not log failures; the caller does.
   * @throws {AppError} an `ai_*` error (`modelErrorsOf`)
   */
  complete(conversation: Conversation, call: ProviderCall, deadline: Deadline): Promise<Completed>;
  /** Reports that the last answer broke its schema, so the server does not enforce it. */
  doubtSchemas(): void;
}

/** Dependencies of a provider. */
export interface ProviderContext {
  /** Time limit for one answer, including retries, in milliseconds. */
  timeoutMs: number;
  retries: number;
  now: () => Date;
  logger: Logger;
  /** Receives the metadata of each answer. */
  onAnswer?: (answer: AnswerInfo) => void;
}

/** The doctor's finding about a server. */
export interface ModelReach {
  level: 'ok' | 'warning' | 'problem';
  text: string;
}

/** The provider selected by the environment. Status, notices, doctor and privacy documents describe it from here. */
export interface ConfiguredProvider {
  model: string;
  /** Address of the server, without key or password. Requests go nowhere else. */
  address: URL;
  connect(context: ProviderContext): ModelProvider;
  /** Checks at no cost whether the server is reachable and has the model. */
  checkReachable(): Promise<ModelReach>;
}

/** A kind of server, and how the environment selects it. */
export interface ProviderKind {
  /** Setting one of these variables selects it. */
  chosenBy: readonly (keyof AiConfig)[];
  configure(config: AiConfig): ConfiguredProvider;
  /** The settings to use a local server; undefined if none is running. */
  localNotice?(): Promise<string | undefined>;
  /** The settings to connect one: lines for an operator without a model. */
  howToConnect(): Promise<string[]>;
}
