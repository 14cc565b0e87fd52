const channel = (hex: string, from: number): number => {
  const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of `#rrggbb` by WCAG 2.2. */
export const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Returns the contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Returns red, green and blue of `#rrggbb`, 0 to 255 each. */
export const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Returns `#rrggbb` for red, green and blue, 0 to 255 each. */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const STEPS = 255;

/** Returns the darker or lighter colour nearest to `hex` that satisfies `passes`, or `null` if there is none. */
export const nearestColour = (hex: string, passes: (colour: string) => boolean): string | null => {
  const channels = channelsOf(hex);
  for (let step = 1; step <= STEPS; step += 1)
    for (const end of [0, 255]) {
      const colour = hexOf(channels.map((value) => value + ((end - value) * step) / STEPS));
      if (passes(colour)) return colour;
    }
  return null;
};

/** Returns a mix of two colours. `share` is the part of the second one, from 0 to 1; half by default. */
export const mixColours = (one: string, other: string, share = 0.5): string => {
  const second = channelsOf(other);
  return hexOf(channelsOf(one).map((value, at) => value + ((second[at] ?? 0) - value) * share));
};
