/** Nothing to do, working but should be changed, or not working. */
export type Level = 'ok' | 'warning' | 'problem';

/** The result of one check; the text contains no secrets. */
export interface Finding {
  subject: string;
  level: Level;
  text: string;
}

export const finding = (subject: string, level: Level, text: string): Finding => ({ subject, level, text });

/** An error message in one line, without passwords in URLs. */
export const reasonOf = (error: unknown): string => {
  const said = error instanceof Error ? error.message || error.name : String(error);
  return said
    .replaceAll(/\/\/[^/\s@]*@/g, '//***@')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
};
