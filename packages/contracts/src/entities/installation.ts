/** The operator's details, and the configuration that visitors may see (`/privacy`). */
export interface Installation {
  /** Who is responsible, and how to reach them. */
  name: string | undefined;
  contact: string | undefined;
  imprintUrl: string | undefined;
  /** Whether every request is logged; otherwise only failures are. */
  logsRequests: boolean;
  /** All data is deleted every full hour. */
  isDemo: boolean;
  /** Where traces of requests go, if anywhere. */
  tracesTo: string | undefined;
}
