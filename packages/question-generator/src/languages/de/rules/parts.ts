/** What the rules of German sentences are put together of. */
export const recall = 'reproduceren-begrijpen';
export const apply = 'toepassen';
export const insight = 'inzicht-toetsen';

export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
export const sentence = (text: string): string => `${capitalised(text.trim())}.`;

export const count = '(?<count>zwei|drei|vier|fünf|sechs|sieben|acht|[2-8])';
/** “A, B und C”. */
/** A noun phrase without a clause of its own. */
export const plain = String.raw`(?:(?!(?<!\p{L})(?:dass|weil|wenn|ob|aber|denn|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|kann|können|muss|müssen|während|nicht|auch|also|jedoch|man|es|sie|er)(?!\p{L}))[^,;:])`;

/** “A, B und C”, without a clause of its own. */
export const items = `(?<items>${plain}{2,60}(?:, ${plain}{2,60})* und ${plain}{2,60})`;
