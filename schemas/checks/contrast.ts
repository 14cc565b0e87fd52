const channel = (hex: string, from: number): number => {
  const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb` by WCAG 2.2. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
