/** OpenAI-compatible servers that are known to differ, imitated from their documentation and error texts. */
export const providers = ['openai', 'azure', 'mistral', 'ollama', 'vllm'] as const;
export type Provider = (typeof providers)[number];

export interface ProviderOptions {
  provider: Provider;
  /** The only accepted key; any by default. Ollama requires none. */
  key?: string;
  /** The only available model; any by default. */
  model?: string;
  /** Features that the model or server version lacks. */
  without?: readonly ('json_schema' | 'json_object' | 'temperature' | 'max_tokens' | 'max_completion_tokens')[];
  /** The longest conversation, in tokens. */
  contextLength?: number;
}

/** An error answer in the server's format. */
export interface ErrorAnswer {
  status: number;
  body: unknown;
}

export interface ReceivedRequest {
  path: string;
  headers: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
  messages: readonly { role: string; content: string }[];
  format: { type?: string | undefined; json_schema?: { schema?: unknown } | undefined } | undefined;
}

interface ErrorText {
  status: number;
  message: string;
  code?: string;
  type?: string;
  param?: string;
}

/** The body of an error: each server wraps the same text differently. */
export const errorBodyOf = (provider: Provider, { status, message, code, type, param }: ErrorText): unknown => {
  const [typeOrError, codeOrNull, paramOrNull] = [type ?? 'invalid_request_error', code ?? null, param ?? null];
  if (provider === 'azure')
    return { error: { code: code ?? String(status), message, param: paramOrNull, type: type ?? null } };
  if (provider === 'mistral')
    return { object: 'error', message, type: typeOrError, param: paramOrNull, code: codeOrNull };
  if (provider === 'vllm')
    return { object: 'error', message, type: type ?? 'BadRequestError', param: paramOrNull, code: status };
  if (provider === 'ollama') return { error: { message, type: type ?? 'api_error', param: null, code: null } };
  return { error: { message, type: typeOrError, param: paramOrNull, code: codeOrNull } };
};

/** The error of a filter that blocks the prompt. Other servers filter only the output. */
export const azureFilterBody = {
  error: {
    message:
      "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.",
    type: null,
    param: 'prompt',
    code: 'content_filter',
    status: 400,
    innererror: {
      code: 'ResponsibleAIPolicyViolation',
      content_filter_result: { violence: { filtered: true, severity: 'medium' } },
    },
  },
};

const charactersPerToken = 4;
export const tokensOf = (messages: ReceivedRequest['messages']): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / charactersPerToken);
