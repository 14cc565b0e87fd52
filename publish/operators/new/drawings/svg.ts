/** Formats a number for an SVG with at most one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns a point on a circle around the origin, at an angle in turns clockwise from the top. */
export const at = (radius: number, turn: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${n(Math.sin(angle) * radius)} ${n(-Math.cos(angle) * radius)}`;
};

/** Calls `draw` with the numbers from 0 to below `count`, and joins the results. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const circle = (x: number, y: number, radius: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${paint}/>`;

export const box = (x: number, y: number, width: number, height: number, round: number, paint: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" ${paint}/>`;

export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;

export const fill = (colour: string, opacity = 1): string =>
  `fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`;

export const line = (colour: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}`;

export const moved = (x: number, y: number, content: string, more = ''): string =>
  `<g transform="translate(${n(x)} ${n(y)})${more}">${content}</g>`;

/** Returns a star with `points` points around the origin. */
export const star = (radius: number, points: number, inner = 0.45): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => at(index % 2 === 0 ? radius : radius * inner, index / points / 2)).join('L')}z`;

/** Returns a linear gradient from top to bottom, or with `diagonal` from the top left to the bottom right. */
export const gradient = (id: string, stops: readonly string[], diagonal = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${diagonal ? 1 : 0}" y2="1">${stops
    .map((colour, index) => `<stop offset="${n(index / (stops.length - 1))}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;
