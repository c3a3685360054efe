/** What the operator says about this installation, and what of its configuration a visitor may know (`/privacy`). */
export interface Installation {
  /** Who is responsible, and how to reach them. */
  name: string | undefined;
  contact: string | undefined;
  imprintUrl: string | undefined;
  /** Whether each request leaves a line in the log; else only failures do. */
  logsRequests: boolean;
  /** Where traces of requests go, if anywhere. */
  tracesTo: string | undefined;
}
