/** “[edit]”, “[citation needed]”. */
const words = String.raw`(?:edit|bewerken|bearbeiten|modifier)(?: (?:source|\|)[^\[\]]{0,30})?|[^\[\]]{3,20} needed|bron\?|réf\. [^\[\]]{3,20}`;
const named = new RegExp(String.raw`\[(?:${words})\]`, 'giu');
/** With “[2]”, “[note 3]”, “[2]: 458”. */
const all = new RegExp(String.raw`\[(?:(?:\p{L}{1,6}\.? )?\d{1,3}|${words})\](?:: \d{1,4}(?:[-–]\d{1,4})?)?`, 'giu');

/** Matches the marks that an encyclopedia puts behind its words. Numbers are marks only if some follow a sentence. */
export const referenceMarks = (text: string): RegExp => (/[.!?]["”»’)]?\[\p{L}{0,6}\.? ?\d/u.test(text) ? all : named);
