// What the rules of English are put together from.

export const recall = 'reproduceren-begrijpen' as const;
export const apply = 'toepassen' as const;
export const insight = 'inzicht-toetsen' as const;

export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
export const sentence = (text: string): string => `${capitalised(text.trim())}.`;

export const count = '(?<count>two|three|four|five|six|seven|2|3|4|5|6|7)';
export const items = `(?<items>[^.;:]{2,60}(?:, [^.;:]{2,60})*,? and [^.;:,]{2,70})`;
export const plain = String.raw`(?:(?!\b(?:that|which|who|where|because|when|if|while|but|is|are|was|were|has|have|so)\b)[^,;:])`;
export const past =
  /\b(?:was|were|had|did|became|began|came|went|took|made|gave|fell|rose|grew|ran|led|built|fought|lost|won|died|killed)\b/iu;
/** Nothing happens when a sentence only advises, allows or names. */
export const noEvent =
  /\b(?:is|are) (?:called|known as|named)\b|^(?:you|we|remember|use|draw|calculate|divide|multiply|write|think|look|say|put|add|it is (?:called|known|an?)|they are (?:called|known))\b|\b(?:we|you) (?:call|say|write|should|must|need|can)\b/iu;
export const does = (verb: string): string => (/s$/u.test(verb) ? 'does' : 'do');

export const why = (clause: string): string[] => [`Explain why ${clause}.`];
