import type { Category } from '#schemas/brand-names.ts';
import type { Dice } from './dice.ts';
import { starPoints } from './star-points.ts';

/** Draws within 70 around the origin, in a light ink `a` and a warm one `b` on the dark `c`. */
export type Motif = (dice: Dice, inks: { readonly a: string; readonly b: string; readonly c: string }) => string;

const SUITS = [
  'M0-14c9 9 14 12 14 19a7 7 0 0 1-12 5l3 8H-5l3-8a7 7 0 0 1-12-5c0-7 5-10 14-19z',
  'M0 16C-14 5-17 0-17-5a8 8 0 0 1 17-4 8 8 0 0 1 17 4c0 5-3 10-17 21z',
  'M0-17 12 0 0 17-12 0z',
  'M0-16a8 8 0 0 1 7 12 8 8 0 1 1-4 14l3 8H-6l3-8a8 8 0 1 1-4-14 8 8 0 0 1 7-12z',
] as const;

const gem: Motif = (_dice, { a, b }) =>
  `<path fill="${b}" d="M-42-34h84l24 32L0 58-66-2z"/><path fill="${a}" d="M-42-34h84L24-2h-48zM-24-2h48L0 58z" opacity=".55"/><path fill="${a}" d="M-42-34-24-2h-42zM0-34 24-2h-48z" opacity=".5"/>`;
const seven: Motif = (_dice, { a, b, c }) =>
  `<path fill="${c}" d="M-42-50h90v22C22 0 10 24 8 62h-38c2-34 14-58 34-82h-46z" transform="translate(5 6)" opacity=".5"/><path fill="${b}" d="M-42-50h90v22C22 0 10 24 8 62h-38c2-34 14-58 34-82h-46z"/><path stroke="${a}" stroke-width="5" fill="none" d="M-34-42h74" opacity=".8"/>`;
const cherries: Motif = (_dice, { a, b }) =>
  `<path stroke="${a}" stroke-width="6" fill="none" d="M-30 22C-24-10 0-36 34-52 26-24 28 0 34 18"/><path fill="${a}" d="M34-52c20-6 34 2 38 16-18 6-32 0-38-16z"/><circle cx="-32" cy="36" r="28" fill="${b}"/><circle cx="34" cy="32" r="28" fill="${b}"/><path stroke="${a}" stroke-width="5" stroke-linecap="round" fill="none" d="M-48 28a18 18 0 0 1 10-9M18 24a18 18 0 0 1 10-9" opacity=".8"/>`;
const bell: Motif = (_dice, { a, b, c }) =>
  `<path fill="${b}" d="M0-60c30 0 40 24 42 48 2 26 10 34 20 44H-62c10-10 18-18 20-44 2-24 12-48 42-48z"/><path fill="${a}" d="M-62 32H62v12H-62z"/><circle cy="52" r="12" fill="${b}"/><path stroke="${c}" stroke-width="6" stroke-linecap="round" fill="none" d="M-24-8c0-18 6-28 16-32" opacity=".35"/>`;
const burst: Motif = (dice, { a, b }) => {
  const points = Math.round(dice.between(5, 10));
  return `<polygon points="${starPoints(0, 0, 68, points, 0.5)}" fill="${b}"/><polygon points="${starPoints(0, 0, 40, points, 0.5)}" fill="${a}" opacity=".8"/>`;
};
const crown: Motif = (_dice, { a, b }) =>
  `<path fill="${b}" d="M-62-28l30 24L0-50l32 46 30-24-10 68h-104z"/><path fill="${a}" d="M-52 46H52v14H-52z"/><g fill="${a}"><circle cx="-62" cy="-34" r="8"/><circle cy="-56" r="8"/><circle cx="62" cy="-34" r="8"/></g>`;
const lantern: Motif = (_dice, { a, b, c }) =>
  `<path stroke="${a}" stroke-width="4" d="M0-66v16M0 40v28M-8 44v18M8 44v18"/><path fill="${b}" d="M-22-46h44q34 14 34 44T22 42h-44q-34-14-34-44t34-44z"/><path stroke="${c}" stroke-width="3" fill="none" opacity=".45" d="M-18-44q-18 44 0 86M18-44q18 44 0 86M0-46v88"/><path fill="${a}" d="M-24-52h48v9h-48zM-24 38h48v9h-48z"/>`;
const clover: Motif = (_dice, { a, b }) =>
  `<path stroke="${a}" stroke-width="7" stroke-linecap="round" fill="none" d="M2 6q4 40 26 56"/><g fill="${b}">${[0, 90, 180, 270].map((turn) => `<path d="M0 0C-34-10-34-46-14-48-4-50 0-42 0-38 0-42 4-50 14-48 34-46 34-10 0 0z" transform="rotate(${turn + 12} 0 -4)"/>`).join('')}</g><circle cy="-4" r="5" fill="${a}"/>`;
const horseshoe: Motif = (_dice, { a, b, c }) =>
  `<path stroke="${b}" stroke-width="24" fill="none" d="M-30 56C-62 6-44-46 0-46S62 6 30 56"/><path stroke="${a}" stroke-width="9" stroke-linecap="round" d="M-48 58h28M20 58h28"/><path stroke="${c}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 25" fill="none" opacity=".6" d="M-36 40C-58 0-40-46 0-46S58 0 36 40"/>`;
const slice: Motif = (dice, { a, b }) => {
  const pieces = dice.pick([6, 8, 10]);
  return `<circle r="62" fill="${b}"/><circle r="54" fill="${a}"/><g fill="${b}" stroke="${a}" stroke-width="5">${Array.from({ length: pieces }, (_, at) => `<path d="M0-4-${Math.round(130 / pieces)}-44q${Math.round(130 / pieces)}-12 ${Math.round(260 / pieces)} 0z" transform="rotate(${(at * 360) / pieces})"/>`).join('')}</g>`;
};
const chest: Motif = (_dice, { a, b, c }) =>
  `<path fill="${b}" d="M-60-6v-16q0-32 32-32h56q32 0 32 32v16z"/><path fill="${b}" d="M-60 0H60v54H-60z"/><path fill="${c}" d="M-60-6H60v7H-60zM-44-52h9V54h-9zM35-52h9V54h-9z" opacity=".6"/><path fill="${a}" d="M-14-16h28v26q0 8-14 12-14-4-14-12z"/><circle cy="-2" r="5" fill="${c}"/>`;
const cards: Motif = (dice, { a, b, c }) => {
  const count = dice.pick([2, 3]);
  const card = (at: number) =>
    `<g transform="rotate(${(at - (count - 1) / 2) * 24} 0 90)"><rect x="-30" y="-58" width="60" height="88" rx="8"/><path fill="${at % 2 ? b : c}" stroke="none" d="${dice.pick(SUITS)}" transform="translate(0 -14) scale(1.1)"/></g>`;
  return `<g fill="${a}" stroke="${c}" stroke-width="2">${Array.from({ length: count }, (_, at) => card(at)).join('')}</g>`;
};
const wheel: Motif = (dice, { a, b, c }) => {
  const pockets = dice.pick([12, 16, 20]);
  const length = ((2 * Math.PI * 50) / pockets).toFixed(2);
  return `<circle r="66" fill="${b}"/><circle r="60" fill="${c}"/><circle r="50" fill="none" stroke="${a}" stroke-width="18" stroke-dasharray="${length}" opacity=".85"/><circle r="26" fill="${b}"/><path stroke="${a}" stroke-width="5" d="M0-22v44M-22 0h44"/>`;
};
const chips: Motif = (dice, { a, b, c }) => {
  const count = dice.pick([3, 4, 5]);
  const chip = (y: number, fill: string) =>
    `<ellipse cy="${y + 9}" rx="52" ry="22" fill="${c}"/><ellipse cy="${y}" rx="52" ry="22" fill="${fill}"/><ellipse cy="${y}" rx="34" ry="13"/>`;
  return `<g stroke="${c}" stroke-width="3" stroke-dasharray="9 7" fill="none">${Array.from({ length: count }, (_, at) => chip(40 - at * 22, at % 2 ? a : b)).join('')}</g>`;
};
const fish: Motif = (dice, { a, b, c }) => {
  const tall = Math.round(dice.between(28, 44));
  return `<path fill="${b}" d="M-46 0Q-6-${tall * 1.5} 52 0-6 ${tall * 1.5}-46 0z"/><path fill="${b}" d="M-34 0l-34-30q10 30 0 60z"/><path fill="${a}" d="M-6-${tall * 0.6}q14 ${tall * 0.6} 0 ${tall * 1.2} 26-${tall * 0.6} 0-${tall * 1.2}z" opacity=".5"/><circle cx="30" cy="-6" r="7" fill="${a}"/><circle cx="32" cy="-6" r="3.5" fill="${c}"/><g fill="none" stroke="${a}" stroke-width="3" opacity=".8"><circle cx="58" cy="-34" r="6"/><circle cx="46" cy="-54" r="9"/></g>`;
};
const mahjong: Motif = (dice, { a, b, c }) =>
  `<rect x="-42" y="-56" width="88" height="116" rx="12" fill="${b}"/><rect x="-50" y="-62" width="88" height="116" rx="12" fill="${a}"/>${[-36, -4, 28].map((y) => [-22, 10].map((x) => `<circle cx="${x}" cy="${y}" r="${dice.pick([9, 11])}" fill="${dice.pick([b, c])}"/>`).join('')).join('')}`;
const football: Motif = (_dice, { a, b, c }) =>
  `<circle r="62" fill="${a}"/><polygon points="${starPoints(0, 0, 22, 5, 1)}" fill="${c}"/><g stroke="${c}" stroke-width="4" fill="none">${[0, 72, 144, 216, 288].map((turn) => `<path d="M0-22v-22l16-13m-16 13-16-13" transform="rotate(${turn})"/>`).join('')}</g><circle r="62" fill="none" stroke="${b}" stroke-width="5"/>`;
const basketball: Motif = (_dice, { b, c }) =>
  `<circle r="62" fill="${b}"/><g stroke="${c}" stroke-width="5" fill="none"><circle r="62"/><path d="M0-62V62M-62 0H62M-44-44q34 44 0 88M44-44q-34 44 0 88"/></g>`;
const gamepad: Motif = (_dice, { a, b, c }) =>
  `<path fill="${b}" d="M-40-32h80c20 0 30 40 30 62s-22 22-34 0l-8-14h-56l-8 14c-12 22-34 22-34 0s10-62 30-62z"/><path fill="${a}" d="M-44-12h10v-10h12v10h10v12h-10v10h-12v-10h-10z"/><g fill="${c}"><circle cx="30" cy="-16" r="7"/><circle cx="46" cy="-2" r="7"/><circle cx="14" cy="-2" r="7"/></g>`;
const balls: Motif = (dice, { a, b, c }) => {
  const spots = [
    [-34, -28, 26],
    [32, -34, 24],
    [-28, 34, 26],
    [36, 26, 32],
  ] as const;
  const rounds = spots.map(
    ([x, y, r], at) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${at % 2 ? b : a}"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 0.58)}" fill="#fff"/>`,
  );
  const numbers = spots.map(([x, y]) => `<text x="${x}" y="${y + 6}">${Math.floor(dice.between(1, 50))}</text>`);
  return `${rounds.join('')}<g font-size="17" font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle" fill="${c}">${numbers.join('')}</g>`;
};
const rooster: Motif = (_dice, { a, b, c }) =>
  `<path fill="${a}" d="M-10 60c-40-6-58-44-40-74 10 20 24 24 34 8C-8-24-2-40 20-40c20 0 26 16 24 30l16 8-18 8c2 34-18 58-52 54z"/><path fill="${b}" d="M4-38c-6-16 2-24 10-16 2-14 16-16 18-2 10-8 20 2 10 18z"/><path fill="${b}" d="M44-2c8 2 10 16 2 22-8-4-10-16-2-22z"/><circle cx="28" cy="-20" r="5" fill="${c}"/>`;
const coins: Motif = (dice, { a, b, c }) =>
  Array.from(
    { length: 4 },
    (_, at) =>
      `<g transform="translate(${at * 30 - 45} ${Math.round(dice.between(-30, 30))})"><circle r="30" fill="${b}"/><circle r="22" fill="none" stroke="${a}" stroke-width="4"/><path d="M0-12 12 0 0 12-12 0z" fill="${c}"/></g>`,
  ).join('');
const climb: Motif = (dice, { a, b }) => {
  const bend = Math.round(dice.between(10, 40));
  return `<path stroke="${a}" stroke-width="4" fill="none" opacity=".5" d="M-62-50v108h126"/><path fill="${b}" opacity=".3" d="M-60 56Q${bend} 50 50-46v102z"/><path stroke="${b}" stroke-width="8" stroke-linecap="round" fill="none" d="M-60 56Q${bend} 50 50-46"/><path fill="${a}" d="M52-66c16 10 18 26 8 38l-18-8c-4-12 0-22 10-30z"/>`;
};
const invader: Motif = (dice, { a, b }) => {
  const rows = Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 4 }, (_unused, x) => dice.next() < 0.58 || (x === 3 && y > 1 && y < 6))
      .map((lit, x) => (lit ? [x, 6 - x].map((column) => `M${column * 18 - 63} ${y * 18 - 54}h17`).join('') : ''))
      .join(''),
  );
  return `<path stroke="${b}" stroke-width="17" d="${rows.join('')}"/><path stroke="${a}" stroke-width="17" d="M-27-18h17M9-18h17"/>`;
};
const die: Motif = (dice, { a, b, c }) => {
  const pips = dice.pick([
    [[0, 0]],
    [
      [-22, -22],
      [22, 22],
    ],
    [
      [-22, -22],
      [0, 0],
      [22, 22],
    ],
    [
      [-22, -22],
      [22, 22],
      [-22, 22],
      [22, -22],
    ],
    [
      [-22, -22],
      [22, 22],
      [-22, 22],
      [22, -22],
      [0, 0],
    ],
  ]);
  return `<g transform="rotate(${Math.round(dice.between(-24, 24))})"><rect x="-48" y="-44" width="104" height="104" rx="20" fill="${b}"/><rect x="-54" y="-54" width="104" height="104" rx="20" fill="${a}"/><g fill="${c}">${pips.map(([x = 0, y = 0]) => `<circle cx="${x - 2}" cy="${y - 2}" r="9"/>`).join('')}</g></g>`;
};

/** The motifs of a category; a game takes one by its id. */
export const MOTIFS: Readonly<Record<Category, readonly [Motif, ...Motif[]]>> = {
  RNG: [gem, seven, cherries, bell, burst, crown, lantern, clover, horseshoe, slice, chest, coins],
  LIVE: [wheel, cards, chips],
  FISH: [fish],
  PVP: [cards, mahjong, chips],
  SPORTS: [football, basketball],
  ESPORTS: [gamepad, invader],
  LOTT: [balls],
  ELOTT: [balls, burst],
  COCKFIGHT: [rooster],
  JACKPOT: [crown, coins, burst, chest],
  CRASH: [climb],
  ARCADE: [invader, gamepad],
  MINI: [die, burst, slice, clover],
  CARD: [cards, mahjong],
};
