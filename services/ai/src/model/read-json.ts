/** Undefined for a text that is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Extracts the JSON from a model's answer: plain, in a code block, after its reasoning, or between other text.
 * Undefined if there is none.
 */
export const readJson = (said: string): unknown => {
  const text = said.replace(/^\s*<think>.*?<\/think>/s, '').trim();
  const whole = parseJson(text);
  if (whole !== undefined) return whole;
  const [, inBlock] = /```(?:json)?((?:(?!```).)*)```/s.exec(text) ?? [];
  return parseJson(inBlock ?? '') ?? parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
};
