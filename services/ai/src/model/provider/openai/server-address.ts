/** A model, and the server that has it. */
export interface OpenAiServer {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
}

/** Where requests go, in the words of the SDK's client. */
export interface ServerAddress {
  baseURL: string | undefined;
  defaultQuery: Record<string, string>;
  defaultHeaders: Record<string, string | null>;
}

/** Neither a key in the query nor a password in the address belongs on a screen. */
export const shownAddress = (baseUrl: string | undefined): URL => {
  const { origin, pathname } = new URL(baseUrl ?? 'https://api.openai.com/v1');
  return new URL(origin + pathname);
};

/**
 * Reads `OPENAI_BASE_URL`. Its query goes along with every request, as Azure's `api-version` has to. Azure takes a key
 * in a header of its own; as a bearer token it would have to be one of Entra.
 */
export const serverAddress = (baseUrl: string | undefined, apiKey: string | undefined): ServerAddress => {
  if (baseUrl === undefined) return { baseURL: undefined, defaultQuery: {}, defaultHeaders: {} };
  const url = new URL(baseUrl);
  const defaultQuery = Object.fromEntries(url.searchParams);
  const isAzure = url.hostname.endsWith('.azure.com') || url.searchParams.has('api-version');
  const baseURL = `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
  const defaultHeaders: Record<string, string | null> =
    isAzure && apiKey ? { 'api-key': apiKey, authorization: null } : {};
  return { baseURL, defaultQuery, defaultHeaders };
};
