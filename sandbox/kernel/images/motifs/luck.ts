import { repeatAround, type Motif } from './motif.ts';

export const seven: Motif = (_dice, { a, b, d }) =>
  `<path fill="${d}" d="M-46-58h96v26C24-2 12 24 10 66h-44c2-36 14-62 34-88h-46z"/><path fill="${b}" d="M-40-52h84v18C18-4 6 22 4 60h-32c2-36 16-62 38-90h-50z"/><path stroke="${a}" stroke-width="5" fill="none" stroke-linecap="round" d="M-32-44h66" stroke-opacity=".9"/>`;

export const cherries: Motif = (_dice, { a, b, d }) =>
  `<path stroke="${a}" stroke-width="6" fill="none" d="M-30 22C-24-10 0-36 34-52 26-24 28 0 34 18"/><path fill="${a}" d="M34-52c20-6 34 2 38 16-18 6-32 0-38-16z"/><circle cx="-32" cy="34" r="30" fill="${b}"/><circle cx="34" cy="30" r="30" fill="${d}"/><path stroke="${a}" stroke-width="6" stroke-linecap="round" fill="none" d="M-50 28a20 20 0 0 1 12-12M16 24a20 20 0 0 1 12-12" stroke-opacity=".9"/>`;

export const bell: Motif = (_dice, { a, b, c, d }) =>
  `<circle cy="52" r="13" fill="${d}"/><path fill="${b}" d="M0-62c30 0 40 24 42 48 2 26 10 34 20 44H-62c10-10 18-18 20-44 2-24 12-48 42-48z"/><path fill="${a}" d="M-64 30H64v14H-64z"/><circle cy="-62" r="8" fill="${a}"/><path fill="${d}" d="M-46 4h92l3 12h-98z" fill-opacity=".7"/><path stroke="${c}" stroke-width="6" stroke-linecap="round" fill="none" d="M-24-12c0-16 6-26 16-30" stroke-opacity=".3"/>`;

export const lantern: Motif = (_dice, { a, b, c, d }) =>
  `<path stroke="${a}" stroke-width="4" d="M0-68v18M0 40v28M-9 44v20M9 44v20"/><path fill="${b}" d="M-22-46h44q36 14 36 44T22 42h-44q-36-14-36-44t36-44z"/><path fill="${d}" d="M-10-46h20q14 44 0 88h-20q-14-44 0-88z" fill-opacity=".75"/><path stroke="${c}" stroke-width="3" fill="none" stroke-opacity=".4" d="M-20-45q-18 43 0 86M20-45q18 43 0 86"/><path fill="${a}" d="M-26-54h52v11h-52zM-26 38h52v11h-52z"/>`;

export const clover: Motif = (_dice, { a, b, d }) =>
  `<path stroke="${a}" stroke-width="7" stroke-linecap="round" fill="none" d="M2 6q4 40 26 58"/><g fill="${b}">${repeatAround(4, '<path d="M0 0C-36-10-36-48-14-50-4-52 0-44 0-40 0-44 4-52 14-50 36-48 36-10 0 0z"/>', 12)}</g><g stroke="${d}" stroke-width="3" stroke-linecap="round">${repeatAround(4, '<path d="M0-10v-20"/>', 12)}</g><circle r="6" fill="${a}"/>`;

export const horseshoe: Motif = (_dice, { a, b, c, d }) =>
  `<path stroke="${b}" stroke-width="28" fill="none" d="M-30 54C-62 6-44-44 0-44S62 6 30 54"/><path stroke="${d}" stroke-width="12" stroke-linecap="round" d="M-50 58h32M18 58h32"/><path stroke="${a}" stroke-width="3" fill="none" stroke-opacity=".7" d="M-40 52C-72 0-50-54 0-54S72 0 40 52"/><path stroke="${c}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 25" fill="none" stroke-opacity=".6" d="M-34 40C-58 0-40-44 0-44S58 0 34 40"/>`;

export const slice: Motif = (dice, { a, b, d }) => {
  const pieces = dice.pick([6, 8, 10]);
  const half = Math.round(130 / pieces);
  return `<circle r="64" fill="${b}"/><circle r="55" fill="${a}"/><g fill="${d}" stroke="${a}" stroke-width="4" stroke-linejoin="round">${repeatAround(pieces, `<path d="M0-6-${half}-46q${half}-11 ${half * 2} 0z"/>`)}</g>`;
};

export const melon: Motif = (_dice, { a, b, c, d }) =>
  `<g transform="rotate(-14)"><path fill="${b}" d="M-68-14H68a68 68 0 0 1-136 0z"/><path fill="${a}" d="M-58-14H58a58 58 0 0 1-116 0z"/><path fill="${d}" d="M-50-14H50a50 50 0 0 1-100 0z"/><g fill="${c}">${[
    [-26, 0],
    [0, 4],
    [26, 0],
    [-14, 18],
    [14, 18],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="3.5" ry="6"/>`)
    .join('')}</g></g>`;

export const moon: Motif = (_dice, { a, b, d }) =>
  `<path fill="${b}" d="M20-62A64 64 0 1 0 56 36 52 52 0 0 1 20-62z"/><g fill="${d}" fill-opacity=".6"><circle cx="-30" cy="-6" r="8"/><circle cx="-14" cy="28" r="11"/><circle cx="-38" cy="20" r="5"/></g><path fill="${a}" d="M44-40q3 14 16 17-13 3-16 17-3-14-16-17 13-3 16-17zM22 2q2 8 9 10-7 2-9 10-2-8-9-10 7-2 9-10z"/>`;

export const fan: Motif = (_dice, { a, b, c, d }) => {
  const blades = [-60, -36, -12, 12, 36, 60].map(
    (turn, at) => `<path fill="${at % 2 ? d : b}" d="M0 54-16-52q16-8 32 0z" transform="rotate(${turn} 0 54)"/>`,
  );
  return `<g>${blades.join('')}</g><path fill="none" stroke="${a}" stroke-width="5" stroke-linecap="round" d="M-73 18A84 84 0 0 1 73 18"/><circle cy="52" r="10" fill="${a}"/><circle cy="52" r="4" fill="${c}"/>`;
};

export const drum: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${d}" d="M-56-30v56q0 26 56 26t56-26v-56z"/><path stroke="${b}" stroke-width="5" fill="none" d="M-54-22l18 66 18-54L0 52l18-62 18 54 18-66"/><ellipse cy="-30" rx="58" ry="22" fill="${b}"/><ellipse cy="-31" rx="48" ry="16" fill="${a}"/><circle cy="-31" r="8" fill="${c}" fill-opacity=".5"/>`;
