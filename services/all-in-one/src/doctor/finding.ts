/** How bad it is: nothing to do, something that works but should be changed, or something that does not work. */
export type Level = 'ok' | 'warning' | 'problem';

/** What was found about one part of an installation; the text holds no secrets. */
export interface Finding {
  subject: string;
  level: Level;
  text: string;
}

export const finding = (subject: string, level: Level, text: string): Finding => ({ subject, level, text });

/** What an error says, in one line, without passwords of addresses that it names. */
export const reasonOf = (error: unknown): string => {
  const said = error instanceof Error ? error.message || error.name : String(error);
  return said
    .replaceAll(/\/\/[^/\s@]*@/g, '//***@')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
};
