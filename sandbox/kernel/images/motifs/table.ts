import { repeatAround, type Motif } from './motif.ts';

const SUITS = [
  'M0-14c9 9 14 12 14 19a7 7 0 0 1-12 5l3 8H-5l3-8a7 7 0 0 1-12-5c0-7 5-10 14-19z',
  'M0 16C-14 5-17 0-17-5a8 8 0 0 1 17-4 8 8 0 0 1 17 4c0 5-3 10-17 21z',
  'M0-17 12 0 0 17-12 0z',
  'M0-16a8 8 0 0 1 7 12 8 8 0 1 1-4 14l3 8H-6l3-8a8 8 0 1 1-4-14 8 8 0 0 1 7-12z',
] as const;

export const cards: Motif = (dice, { a, c, d }) => {
  const count = dice.pick([2, 3, 4, 5]);
  const step = count > 3 ? 17 : 24;
  const card = (at: number) =>
    `<g transform="rotate(${(at - (count - 1) / 2) * step} 0 90)"><rect x="-30" y="-62" width="60" height="92" rx="8" fill="${a}" stroke="${c}" stroke-opacity=".35" stroke-width="2"/><path fill="${at % 2 ? d : c}" d="${dice.pick(SUITS)}" transform="translate(0 -18) scale(1.15)"/></g>`;
  return `<g transform="translate(0 8)">${Array.from({ length: count }, (_, at) => card(at)).join('')}</g>`;
};

export const suit: Motif = (dice, { a, b, d }) => {
  const sign = dice.pick(SUITS);
  return `<path fill="${a}" d="${sign}" transform="scale(4)"/><path fill="${dice.pick([b, d])}" d="${sign}" transform="scale(3.3)"/><path stroke="${a}" stroke-width="5" fill="none" stroke-linecap="round" d="M-26 8q0-12 10-20" stroke-opacity=".7"/>`;
};

export const wheel: Motif = (dice, { a, b, c, d }) => {
  const pockets = dice.pick([12, 16, 20]);
  const length = ((2 * Math.PI * 48) / pockets).toFixed(2);
  const ball = dice.between(0, 360);
  return `<circle r="68" fill="${b}"/><circle r="61" fill="${c}"/><circle r="48" fill="none" stroke="${d}" stroke-width="22" stroke-dasharray="${length}"/><circle r="59" fill="none" stroke="${a}" stroke-width="2" stroke-opacity=".6"/><circle r="36" fill="${b}"/><circle r="28" fill="${c}" fill-opacity=".35"/><g stroke="${a}" stroke-width="6" stroke-linecap="round">${repeatAround(4, '<path d="M0 0v-24"/>', ball)}</g><circle r="9" fill="${a}"/><circle cy="-48" r="7" fill="#fff" transform="rotate(${Math.round(ball)})"/>`;
};

export const chips: Motif = (dice, { a, b, c, d }) => {
  const tower = (x: number, foot: number, count: number, first: number) =>
    Array.from({ length: count }, (_, at) => {
      const y = foot - at * 15;
      const fill = [b, d, a][(at + first) % 3] ?? b;
      return `<path fill="${fill}" d="M${x - 36} ${y}v11a36 15 0 0 0 72 0v-11z"/><path stroke="${c}" stroke-opacity=".35" stroke-width="9" d="M${x - 18} ${y + 12}v12M${x + 18} ${y + 12}v12"/><ellipse cx="${x}" cy="${y}" rx="36" ry="15" fill="${fill}"/><ellipse cx="${x}" cy="${y}" rx="24" ry="9" fill="none" stroke="${a}" stroke-width="3" stroke-dasharray="8 5"/>`;
    }).join('');
  return tower(-26, 22, dice.pick([3, 4, 5]), 0) + tower(30, 38, dice.pick([2, 3, 4]), 1);
};

export const chip: Motif = (dice, { a, b, c, d }) =>
  `<circle r="66" fill="${d}"/><circle r="56" fill="none" stroke="${a}" stroke-width="20" stroke-dasharray="29.3"/><circle r="44" fill="${b}"/><circle r="37" fill="none" stroke="${c}" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round" stroke-opacity=".6"/><path fill="${a}" d="${dice.pick(SUITS)}" transform="scale(1.6)"/>`;

export const mahjong: Motif = (dice, { a, b, c, d }) => {
  const dots = [-34, -4, 26]
    .map((y) =>
      [-24, 12]
        .map(
          (x) =>
            `<circle cx="${x}" cy="${y}" r="11" fill="${dice.pick([d, c, b])}"/><circle cx="${x}" cy="${y}" r="4.5" fill="${a}"/>`,
        )
        .join(''),
    )
    .join('');
  return `<g transform="rotate(${dice.pick([-10, 8])})"><rect x="-40" y="-54" width="90" height="116" rx="14" fill="${b}"/><rect x="-46" y="-58" width="88" height="114" rx="13" fill="${d}"/><rect x="-52" y="-64" width="88" height="114" rx="13" fill="${a}"/>${dots}</g>`;
};

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

export const die: Motif = (dice, { a, b, c, d }) => {
  const cube = (x: number, y: number, turn: number, face: string, back: string) => {
    const pips = (PIPS[dice.pick([1, 2, 3, 4, 5, 6])] ?? []).map(
      ([px, py]) => `<circle cx="${px * 19}" cy="${py * 19}" r="8" fill="${c}"/>`,
    );
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-33" y="-30" width="76" height="76" rx="16" fill="${back}"/><rect x="-39" y="-39" width="78" height="78" rx="16" fill="${face}"/>${pips.join('')}</g>`;
  };
  return cube(-24, -18, dice.pick([-16, -8, 12]), a, b) + cube(28, 26, dice.pick([10, 20, -14]), b, d);
};

export const domino: Motif = (dice, { a, b, c, d }) => {
  const half = (y: number) =>
    (PIPS[dice.pick([2, 3, 4, 5, 6])] ?? [])
      .map(([px, py]) => `<circle cx="${px * 14}" cy="${y + py * 14}" r="6" fill="${c}"/>`)
      .join('');
  return `<g transform="rotate(${dice.pick([-24, 18])})"><rect x="-32" y="-60" width="74" height="130" rx="13" fill="${b}"/><rect x="-38" y="-66" width="74" height="130" rx="13" fill="${a}"/><g transform="translate(-1 0)">${half(-33)}${half(31)}</g><path stroke="${d}" stroke-width="5" d="M-30-1h58"/></g>`;
};
