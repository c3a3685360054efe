import type { SentRequest } from '@exit-tickets/contracts';
import type { ModelCall } from '../model.ts';

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

/** A server of a language model. What is asked of it, and what its answers mean, is the same for all. */
export interface ModelProvider {
  /**
   * Sends a conversation, within the day's budget, and gives what the model says to it.
   * @throws {AppError} an `ai_*` error (`modelError`)
   */
  complete(
    conversation: Conversation,
    call: Pick<ModelCall, 'signal' | 'teacherId' | 'onSent'>,
    deadline: Deadline,
  ): Promise<Completed>;
  /** The last answer cannot have been held to its schema. */
  doubtSchemas(): void;
}
