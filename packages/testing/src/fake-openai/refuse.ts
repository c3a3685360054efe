import { type ErrorAnswer, errorBodyOf, type ProviderOptions, type ReceivedRequest, tokensOf } from './provider.ts';
import { schemaProblem } from './schema-problem.ts';

const paths: Record<ProviderOptions['provider'], RegExp> = {
  openai: /^\/v1\/chat\/completions$/,
  azure: /^\/openai\/(?:v1\/chat\/completions|deployments\/[^/]+\/chat\/completions\?api-version=[\w-]+)$/,
  mistral: /^\/v1\/chat\/completions$/,
  ollama: /^\/v1\/chat\/completions$/,
  vllm: /^\/v1\/chat\/completions$/,
};

const refuseAddress = ({ provider }: ProviderOptions, { path }: ReceivedRequest): ErrorAnswer | undefined => {
  if (paths[provider].test(path)) return undefined;
  if (provider === 'ollama') return { status: 404, body: '404 page not found' };
  if (provider === 'vllm' || provider === 'mistral') return { status: 404, body: { detail: 'Not Found' } };
  return { status: 404, body: errorBodyOf(provider, { status: 404, message: 'Resource not found' }) };
};

/** Azure's new address accepts a bearer token as well; its deployments accept only Azure's own header. */
const hasKey = (key: string, { provider }: ProviderOptions, { path, headers }: ReceivedRequest): boolean => {
  const isBearer = headers.authorization === `Bearer ${key}`;
  if (provider !== 'azure') return isBearer;
  return headers['api-key'] === key || (isBearer && !path.includes('/deployments/'));
};

const refuseKey = (options: ProviderOptions, request: ReceivedRequest): ErrorAnswer | undefined => {
  const { provider, key } = options;
  if (key === undefined || provider === 'ollama' || hasKey(key, options, request)) return undefined;
  if (provider === 'mistral') return { status: 401, body: { detail: 'Unauthorized' } };
  if (provider === 'vllm') return { status: 401, body: { error: 'Unauthorized' } };
  const shown = String(request.headers.authorization).replace('Bearer ', '');
  const message =
    provider === 'azure'
      ? 'Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription and use a correct regional API endpoint for your resource.'
      : `Incorrect API key provided: ${shown}. You can find your API key at https://platform.openai.com/account/api-keys.`;
  const code = provider === 'openai' ? { code: 'invalid_api_key' } : {};
  return { status: 401, body: errorBodyOf(provider, { status: 401, message, ...code }) };
};

const refuseModel = (
  { provider, model }: ProviderOptions,
  { path, body }: ReceivedRequest,
): ErrorAnswer | undefined => {
  const [, deployment] = /\/deployments\/([^/]+)\//.exec(path) ?? [];
  const asked = deployment ?? String(body.model);
  if (model === undefined || asked === model) return undefined;
  const answers: Record<ProviderOptions['provider'], Parameters<typeof errorBodyOf>[1]> = {
    openai: {
      status: 404,
      message: `The model \`${asked}\` does not exist or you do not have access to it.`,
      code: 'model_not_found',
    },
    azure: {
      status: 404,
      message:
        'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, please wait a moment and try again.',
      code: 'DeploymentNotFound',
    },
    mistral: { status: 400, message: `Invalid model: ${asked}`, type: 'invalid_model', code: '1500' },
    ollama: { status: 404, message: `model "${asked}" not found, try pulling it first` },
    vllm: { status: 404, message: `The model \`${asked}\` does not exist.`, type: 'NotFoundError' },
  };
  return { status: answers[provider].status, body: errorBodyOf(provider, answers[provider]) };
};

/** Each provider's error for an unsupported parameter. */
const refuseParameter = (
  { provider, without = [] }: ProviderOptions,
  { body }: ReceivedRequest,
): ErrorAnswer | undefined => {
  const [refused] = (['max_tokens', 'max_completion_tokens', 'temperature'] as const).filter(
    (name) =>
      body[name] !== undefined &&
      (without.includes(name) || (provider === 'mistral' && name === 'max_completion_tokens')),
  );
  // Ollama ignores unknown parameters.
  if (!refused || provider === 'ollama') return undefined;
  if (provider === 'mistral') {
    const detail = [{ type: 'extra_forbidden', loc: ['body', refused], msg: 'Extra inputs are not permitted' }];
    return {
      status: 422,
      body: { object: 'error', message: { detail }, type: 'invalid_request_error', param: null, code: null },
    };
  }
  const message =
    refused === 'temperature'
      ? `Unsupported value: 'temperature' does not support ${body.temperature} with this model. Only the default (1) value is supported.`
      : `Unsupported parameter: '${refused}' is not supported with this model. Use '${refused === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'}' instead.`;
  const code = refused === 'temperature' ? 'unsupported_value' : 'unsupported_parameter';
  return { status: 400, body: errorBodyOf(provider, { status: 400, message, code, param: refused }) };
};

const refuseFormat = (
  { provider, without = [] }: ProviderOptions,
  { format }: ReceivedRequest,
): ErrorAnswer | undefined => {
  const error = (message: string): ErrorAnswer => ({
    status: 400,
    body: errorBodyOf(provider, { status: 400, message, param: 'response_format' }),
  });
  const type = format?.type;
  if ((type === 'json_schema' || type === 'json_object') && without.includes(type)) {
    if (provider === 'ollama') return undefined;
    if (provider === 'azure' && type === 'json_schema')
      return error(
        'response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later',
      );
    return error(`Invalid parameter: 'response_format' of type '${type}' is not supported with this model.`);
  }
  if (type !== 'json_schema' || provider === 'ollama') return undefined;
  const problem = schemaProblem(format?.json_schema?.schema);
  return problem ? error(`Invalid schema for response_format: ${problem}`) : undefined;
};

const refuseLength = (
  { provider, contextLength }: ProviderOptions,
  { body, messages }: ReceivedRequest,
): ErrorAnswer | undefined => {
  // Ollama silently truncates a conversation that is too long.
  if (contextLength === undefined || provider === 'ollama') return undefined;
  const prompt = tokensOf(messages);
  const room = Number(body.max_tokens ?? body.max_completion_tokens ?? 0);
  if (prompt + room <= contextLength) return undefined;
  const used =
    room > 0
      ? `you requested ${prompt + room} tokens (${prompt} in the messages, ${room} in the completion)`
      : `your messages resulted in ${prompt} tokens`;
  const message = `This model's maximum context length is ${contextLength} tokens. However, ${used}. Please reduce the length of the messages.`;
  return { status: 400, body: errorBodyOf(provider, { status: 400, message, code: 'context_length_exceeded' }) };
};

/** The error with which this server refuses a request before the model runs. */
export const refusalOf = (options: ProviderOptions, request: ReceivedRequest): ErrorAnswer | undefined =>
  refuseAddress(options, request) ??
  refuseKey(options, request) ??
  refuseModel(options, request) ??
  refuseParameter(options, request) ??
  refuseFormat(options, request) ??
  refuseLength(options, request);
