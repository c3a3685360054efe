/**
 * The head of a text file: `key: value` lines between two lines of `---`; a key may stand there several times.
 * @throws when there is no head
 */
export const splitFrontMatter = (file: string): { head: Record<string, string[]>; text: string } => {
  const [, lines, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (lines === undefined || text === undefined) throw new Error('a file without front matter');
  const head: Record<string, string[]> = {};
  for (const line of lines.split('\n')) {
    const at = line.indexOf(':');
    const key = line.slice(0, at).trim();
    head[key] = [...(head[key] ?? []), line.slice(at + 1).trim()];
  }
  return { head, text: text.trim() };
};
