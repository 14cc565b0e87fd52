import { starPoints } from './star-points.ts';
import { drawNumber } from './digits.ts';
import { repeatAround, type Motif } from './motif.ts';

const BALLS = [
  [-34, -28, 30],
  [34, -34, 26],
  [-32, 38, 26],
  [32, 28, 36],
] as const;

export const balls: Motif = (dice, { a, b, c, d }) =>
  BALLS.map(([x, y, r], at) => {
    const number = drawNumber(Math.floor(dice.between(1, 50)), { x, y, height: r * 0.52, ink: c });
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${[b, d, a][(at + 1) % 3] ?? b}"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 0.6)}" fill="#fff"/>${number}`;
  }).join('');

export const row: Motif = (dice, { a, b, c, d }) => {
  const spots = [
    [-44, 14, 24],
    [0, -20, 28],
    [44, 14, 24],
    [0, 42, 22],
  ] as const;
  return spots
    .map(
      ([x, y, r], at) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${[d, b, a, b][at] ?? b}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.38}" r="${r * 0.22}" fill="#fff" fill-opacity=".8"/>${drawNumber(Math.floor(dice.between(0, 10)), { x, y: y + 2, height: r * 0.8, ink: c })}`,
    )
    .join('');
};

export const ticket: Motif = (dice, { a, b, c, d }) => {
  const numbers = [-26, 0, 26].map((x) =>
    drawNumber(Math.floor(dice.between(10, 50)), { x: x - 8, y: 8, height: 15, ink: c }),
  );
  return `<g transform="rotate(-14)"><path fill="${b}" d="M-70-36H70v22a14 14 0 0 0 0 28v22H-70V14a14 14 0 0 0 0-28z"/><path fill="${a}" d="M-58-26h92v52h-92z"/>${numbers.join('')}<path stroke="${d}" stroke-width="6" d="M-52-15h80" stroke-opacity=".8"/><path stroke="${c}" stroke-width="3" stroke-dasharray="5 5" d="M44-30v60" stroke-opacity=".5"/><polygon points="${starPoints(57, 0, 9, 5, 0.45)}" fill="${a}"/></g>`;
};

export const globe: Motif = (dice, { a, b, c, d }) => {
  const inside = [
    [-22, 4],
    [0, 14],
    [22, 2],
    [-10, -16],
    [14, -18],
  ] as const;
  return `<path fill="${b}" d="M-40 44h80l12 22h-104z"/><circle cy="-10" r="56" fill="${a}" fill-opacity=".28" stroke="${b}" stroke-width="7"/>${inside.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="${dice.pick([a, b, d])}"/><circle cx="${x}" cy="${y}" r="5.5" fill="#fff"/>`).join('')}<path stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" d="M-38-30q8-18 26-24" stroke-opacity=".8"/><path fill="${c}" fill-opacity=".4" d="M-30 50h60v8h-60z"/>`;
};

export const spin: Motif = (dice, { a, b, c, d }) => {
  const parts = dice.pick([8, 10]);
  const wide = Math.tan(Math.PI / parts) * 56;
  const wedge = (fill: string) =>
    `<path fill="${fill}" d="M0 0-${wide.toFixed(1)}-56a60 60 0 0 1 ${(wide * 2).toFixed(1)} 0z"/>`;
  return `<circle r="68" fill="${b}"/>${repeatAround(parts / 2, wedge(d))}${repeatAround(parts / 2, wedge(a), 360 / parts)}<g fill="#fff">${repeatAround(parts, '<circle cy="-63" r="3"/>', 180 / parts)}</g><circle r="16" fill="${b}"/><circle r="8" fill="${c}"/><path fill="${c}" d="M-10-72h20L0-46z"/>`;
};
