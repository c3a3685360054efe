// What the rules of Dutch are put together from.

export const recall = 'reproduceren-begrijpen' as const;
export const apply = 'toepassen' as const;
export const insight = 'inzicht-toetsen' as const;

export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
export const sentence = (text: string): string => `${capitalised(text.trim())}.`;
export const count = '(?<count>twee|drie|vier|vijf|zes|zeven|2|3|4|5|6|7)';
export const items = `(?<items>[^.;:]{2,60}(?:, [^.;:]{2,60})* en [^.;:,]{2,60})`;
/** A noun phrase without a clause of its own. */
export const plain = String.raw`(?:(?!\b(?:die|dat|waar\p{L}*|omdat|doordat|als|wanneer|terwijl|maar|want|en dan|is|zijn|wordt|heeft)\b)[^,;:])`;

/** Nothing happens when the teacher only advises, allows or names. */
export const noEvent =
  /^(?:moet|kun|kan je|kunt|mag|noem|noemen|noemt|heet|heten|spreken|spreekt|spreek|zeg|zeggen|schrijf|schrijven|gebruik|bereken|kijk|denk|vermenigvuldig|deel|tel|trek|is (?:het|dat|er) (?:een|geen)|vul|maak|doe|zet|neem|geldt|betekent|hoort)\b/iu;
