import { AppError, type ErrorCode } from '@exit-tickets/contracts';

/** Possible failures of a model: the error code for the user and the advice for the operator. */
export const modelProblems = {
  wrong_key: { code: 'ai_unavailable', advice: 'the server does not accept the key' },
  no_access: { code: 'ai_unavailable', advice: 'the key may not use this model or address: check the account' },
  no_credit: { code: 'ai_unavailable', advice: 'the account has no credit left: check its billing' },
  unknown_model: { code: 'ai_unavailable', advice: 'the server does not have this model: check AI_MODEL' },
  unknown_address: { code: 'ai_unavailable', advice: 'the server knows no chat completions at this address' },
  unreachable: { code: 'ai_unavailable', advice: 'nothing answers at this address, or its connections break' },
  server_failed: { code: 'ai_unavailable', advice: 'the server failed: look at its own log or status page' },
  busy: { code: 'ai_busy', advice: 'the server has too much to do: lower AI_CONCURRENCY, or raise the limits there' },
  too_slow: {
    code: 'ai_timeout',
    advice: 'no answer in time: raise AI_TIMEOUT_SECONDS, or take a smaller model or a faster machine',
  },
  too_long: {
    code: 'ai_invalid',
    advice:
      'the request is longer than the model reads: lower AI_MATERIAL_CHARACTERS, or give the model a larger context',
  },
  cut_off: {
    code: 'ai_invalid',
    advice: 'the answer was cut off before its end: give the model a larger context, or take another one',
  },
  filtered: { code: 'ai_invalid', advice: 'the content filter of the server stopped the request or its answer' },
  declined: { code: 'ai_invalid', advice: 'the model declined to answer' },
  nonsense: { code: 'ai_invalid', advice: 'the answers do not have the shape that was asked for: take another model' },
  not_accepted: { code: 'ai_invalid', advice: 'the server does not accept the request' },
} as const satisfies Record<string, { code: ErrorCode; advice: string }>;
export type ModelProblem = keyof typeof modelProblems;

/** Appended to the advice: what to check, by the names of the provider's variables. */
export type ProviderChecks = Record<'wrong_key' | 'unknown_address' | 'unreachable', string>;

/** Why a model gave no usable answer: for the log and for `npm run doctor`, never for the person. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly problem: ModelProblem;
  readonly advice: string;
  /** The server's message or other details; may be empty. */
  readonly said: string;

  constructor(problem: ModelProblem, said = '', check = '') {
    const advice = [modelProblems[problem].advice, check].filter(Boolean).join(': ');
    super([advice, said].filter(Boolean).join(': '));
    this.problem = problem;
    this.advice = advice;
    this.said = said;
  }
}

const errorOf = (problem: ModelProblem, said?: string, check?: string, retryAfterSeconds?: number): AppError =>
  new AppError(modelProblems[problem].code, { cause: new ModelFailure(problem, said, check), retryAfterSeconds });

/** Creates a function that converts a provider's failures to API errors. */
export const modelErrorsOf =
  (checks: ProviderChecks & { [problem in ModelProblem]?: string }) =>
  (problem: ModelProblem, said?: string, retryAfterSeconds?: number): AppError =>
    errorOf(problem, said, checks[problem], retryAfterSeconds);

/** Converts a failure that any provider may have to an API error. */
export const modelError = (problem: Exclude<ModelProblem, keyof ProviderChecks>, said?: string): AppError =>
  errorOf(problem, said);
