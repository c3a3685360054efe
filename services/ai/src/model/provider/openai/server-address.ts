/** A model and its server. */
export interface OpenAiServer {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
}

/** The address in the terms of the SDK's client. */
export interface ServerAddress {
  baseURL: string | undefined;
  defaultQuery: Record<string, string>;
  defaultHeaders: Record<string, string | null>;
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
