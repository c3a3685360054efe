/**
 * The name of a file as words: "hoofdstuk_3_de-cel" is "Hoofdstuk 3 de-cel". Spaces, and else underscores, separate words
 * in a name; hyphens do where there are several and nothing else. One between digits belongs to a date or a section.
 */
export const wordsOfFileName = (name: string): string => {
  const bare = name.replaceAll('%20', ' ').trim();
  if (bare.includes(' ')) return bare;
  const words = bare.includes('_')
    ? bare.replaceAll('_', ' ')
    : bare.split('-').length > 2
      ? bare.replace(/(\d)-(?=\d)|-/g, (found, digit) => (digit ? found : ' '))
      : bare;
  const separated = words.split(' ').filter(Boolean).join(' ');
  return separated.includes(' ') ? separated.charAt(0).toUpperCase() + separated.slice(1) : bare;
};
