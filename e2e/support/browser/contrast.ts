const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .slice(0, 3)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, given as `rgb(…)` of a computed style (WCAG 2.2, 1.4.3). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
