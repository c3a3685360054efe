const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The JSON in what a model says: alone, in a code block, behind its thoughts, or between other words. Undefined when
 * there is none.
 */
export const readJson = (said: string): unknown => {
  const text = said.replace(/^\s*<think>.*?<\/think>/s, '').trim();
  const whole = parsed(text);
  if (whole !== undefined) return whole;
  const [, inBlock] = /```(?:json)?((?:(?!```).)*)```/s.exec(text) ?? [];
  return parsed(inBlock ?? '') ?? parsed(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
};
