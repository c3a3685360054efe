// What the rules of English are put together from.

export const recall = 'reproduceren-begrijpen' as const;
export const apply = 'toepassen' as const;
export const insight = 'inzicht-toetsen' as const;

export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
export const sentence = (text: string): string => `${capitalised(text.trim())}.`;

export const count = '(?<count>two|three|four|five|six|seven|2|3|4|5|6|7)';
export const items = `(?<items>[^.;:]{2,60}(?:, [^.;:]{2,60})*,? and [^.;:,]{2,70})`;
/** A noun phrase without a clause of its own. */
export const plain = String.raw`(?:(?!\b(?:that|which|who|where|because|when|if|while|but|is|are|was|were|has|have|so)\b)[^,;:])`;
export const past =
  /\b(?:was|were|had|did|became|began|came|went|took|made|gave|fell|rose|grew|ran|led|built|fought|lost|won|died|killed)\b/iu;
/** Nothing happens when a sentence only advises, allows or names. */
export const noEvent =
  /\b(?:is|are) (?:called|known as|named)\b|^(?:you|we|remember|use|draw|calculate|divide|multiply|write|think|look|say|put|add|it is (?:called|known|an?)|they are (?:called|known))\b|\b(?:we|you) (?:call|say|write|should|must|need|can)\b/iu;
export const does = (verb: string): string => (/s$/u.test(verb) ? 'does' : 'do');

/** A noun phrase that opens a sentence: “in adults smoking” has a place before it, which “what does” cannot take. */
export const subject = (longest: number): string =>
  String.raw`(?!(?:in|on|at|by|for|with|from|to|after|before|during|under|over|near|inside|outside|without|within|among|between|through|throughout|across|like|unlike|despite|since|until|today|now|often|sometimes|usually|generally|normally|only|here|there|then|every|last|next|\p{L}+ly)\b)${plain}{4,${longest}}`;

/** Turns subject and verb round, or tells what the speaker thinks of it: neither can stand behind “why”. */
const opensOtherwise =
  /^(?:\p{L}+ly,|never|rarely|seldom|nowhere|no sooner|not (?:only|until|once)|little (?:do|does|did)|only (?:when|after|in|by|then|if|at|through|since)|(?:hardly|scarcely|barely) (?:ever|had|has|have|do|does|did|was|were)|(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|must|should)\b)/iu;

/** A question for the reason of a statement; none where its words would have to change their order. */
export const why = (clause: string): string[] =>
  opensOtherwise.test(clause) || /[.!?] \p{Lu}/u.test(clause) ? [] : [`Explain why ${clause}.`];
