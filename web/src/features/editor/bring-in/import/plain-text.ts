const tags =
  'a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|li|ol|p|pre|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul';
const tag = new RegExp(`</?(?:${tags})\\b`, 'i');
const lineEnd = /<(?:br|hr|\/p|\/div|\/li|\/tr|\/h[1-6])\b/gi;
const entity = /&(?:#\d|#x[\da-f]|[a-z])[\da-z]{0,20};/i;
const picture = /<(?:img|svg|audio|video|iframe|object|embed|math)\b|@@PLUGINFILE@@/i;

/** Whether a text contains media or formulas that plain text cannot represent. */
export const hasPicture = (text: string): boolean => picture.test(text);

/** Whether a text contains HTML. A comparison of numbers (`x < y`) does not count. */
export const hasLayout = (text: string): boolean => tag.test(text) || entity.test(text);

const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split(/\s/).filter(Boolean).join(' '))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Extracts the text of HTML. The parsed document is inert: it loads nothing and runs nothing. */
export const wordsOfHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replaceAll(lineEnd, '\n$&'), 'text/html');
  return linesOf(body.textContent ?? '');
};
