import type { Oklch } from '../colors/oklch.ts';

/** Returns the distance of two colours in OKLab; black and white are 1 apart. */
export const colourDistance = (one: Oklch, other: Oklch): number => {
  const axes = ({ lightness, chroma, hue }: Oklch): readonly [number, number, number] => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  };
  const [[l, a, b], [l2, a2, b2]] = [axes(one), axes(other)];
  return Math.hypot(l - l2, a - a2, b - b2);
};
