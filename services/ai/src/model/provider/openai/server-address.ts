import type { ClientOptions, OpenAI } from 'openai';

/** A model and its server. */
export interface OpenAiServer {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
}

/** Hides keys in the query and passwords in the address. */
export const shownAddress = (baseUrl: string | undefined): URL => {
  const { origin, pathname } = new URL(baseUrl ?? 'https://api.openai.com/v1');
  return new URL(origin + pathname);
};

/**
 * Parses `OPENAI_BASE_URL`. Its query is sent with every request, as Azure's `api-version` requires. Azure expects the
 * key in a header of its own; a bearer token would have to come from Entra.
 */
const addressFor = ({ apiKey, baseUrl }: OpenAiServer): ClientOptions => {
  if (baseUrl === undefined) return {};
  const url = new URL(baseUrl);
  const isAzure = url.hostname.endsWith('.azure.com') || url.searchParams.has('api-version');
  return {
    baseURL: `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`,
    defaultQuery: Object.fromEntries(url.searchParams),
    ...(isAzure && apiKey && { defaultHeaders: { 'api-key': apiKey, authorization: null } }),
  };
};

/** Opens a client of the SDK, which is large: it is loaded on first use, so that it does not delay startup. */
export const openClient = async (
  server: OpenAiServer,
  options: Pick<ClientOptions, 'maxRetries' | 'timeout' | 'fetch'>,
): Promise<OpenAI> => {
  const { OpenAI: Client } = await import('openai');
  return new Client({ apiKey: server.apiKey ?? 'none', ...addressFor(server), ...options, logLevel: 'off' });
};
