import { starPoints } from './star-points.ts';
import type { Motif } from './motif.ts';

export const gem: Motif = (_dice, { a, b, d }) =>
  `<path fill="${b}" d="M-42-40h84l24 32L0 58-66-8z"/><path fill="${d}" d="M-66-8h42L0 58zM66-8H24L0 58z" fill-opacity=".55"/><path fill="${a}" d="M-24-8h48L0 58z" fill-opacity=".65"/><path fill="${a}" d="M-42-40-24-8 0-40 24-8 42-40z" fill-opacity=".75"/>`;

export const crown: Motif = (_dice, { a, b, d }) =>
  `<path fill="${b}" d="M-62-28l30 24L0-50l32 46 30-24-10 68h-104z"/><path fill="${a}" d="M-52 42H52v16H-52z"/><g fill="${a}"><circle cx="-62" cy="-34" r="8"/><circle cy="-56" r="9"/><circle cx="62" cy="-34" r="8"/></g><g fill="${d}"><circle cy="24" r="9"/><circle cx="-32" cy="26" r="6"/><circle cx="32" cy="26" r="6"/></g>`;

export const chest: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${b}" d="M-60-10v-12q0-32 32-32h56q32 0 32 32v12z"/><path fill="${d}" d="M-52-10h104v12H-52z"/><g fill="${a}"><circle cx="-34" cy="-8" r="9"/><circle cx="-14" cy="-12" r="10"/><circle cx="8" cy="-9" r="9"/><circle cx="30" cy="-12" r="10"/></g><path fill="${b}" d="M-60 0H60v54H-60z"/><path fill="${c}" d="M-44-52h9v42h-9zM35-52h9v42h-9zM-44 0h9v54h-9zM35 0h9v54h-9zM-60 0H60v5H-60z" fill-opacity=".6"/><path fill="${a}" d="M-14-6h28v20q0 8-14 12-14-4-14-12z"/><circle cy="6" r="5" fill="${c}"/>`;

export const coins: Motif = (dice, { a, b, c }) =>
  [
    [-34, 34],
    [34, 36],
    [0, 18],
    [-20, -16],
    [24, -22],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g transform="translate(${x} ${Math.round(y + dice.between(-5, 5))})"><circle r="30" fill="${b}"/><circle r="22" fill="none" stroke="${a}" stroke-width="4"/><path d="M0-12 12 0 0 12-12 0z" fill="${c}" fill-opacity=".75"/></g>`,
    )
    .join('');

export const medal: Motif = (dice, { a, b, d }) =>
  `<circle r="64" fill="${b}"/><circle r="54" fill="none" stroke="${a}" stroke-width="4" stroke-dasharray="3 6"/><circle r="46" fill="${d}"/><polygon points="${starPoints(0, 0, 34, dice.pick([5, 6, 8]), 0.45)}" fill="${a}"/>`;

export const ingot: Motif = (_dice, { a, b, d }) =>
  `<ellipse cy="-12" rx="38" ry="34" fill="${b}"/><path stroke="${a}" stroke-width="6" stroke-linecap="round" fill="none" d="M-22-18q6-16 22-18"/><path fill="${d}" d="M-66-26q10 30 66 30t66-30q4 24-18 36H-48q-22-12-18-36z"/><path fill="${b}" d="M-72-34q8 42 72 42t72-42q12 86-72 88-84-2-72-88z"/><path stroke="${a}" stroke-width="5" stroke-linecap="round" fill="none" d="M-54 14q12 24 40 28" stroke-opacity=".85"/>`;

export const vase: Motif = (_dice, { a, b, d }) =>
  `<path fill="${b}" d="M-22-62h44v12H-22zM-18-50h36q-2 14 12 24 26 18 26 46 0 30-28 44h-56q-28-14-28-44 0-28 26-46 14-10 12-24z"/><path fill="${d}" d="M-54 12q54 18 108 0 4 12-1 24-52 16-106 0-5-12-1-24z"/><path stroke="${a}" stroke-width="5" fill="none" stroke-linecap="round" d="M-20-62h40M-34 4q-10 10-10 22" stroke-opacity=".9"/>`;

export const pyramid: Motif = (_dice, { a, b, c, d }) =>
  `<circle cy="-30" r="30" fill="${a}"/><path fill="${b}" d="M-4-44 68 56H-68z"/><path fill="${c}" d="M-4-44 68 56H14z" fill-opacity=".4"/><path stroke="${d}" stroke-width="5" d="M-22-16h36M-40 10h76M-58 36H54" stroke-opacity=".7"/>`;

export const potion: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${a}" d="M-14-66h28v14H-14z"/><path fill="${b}" d="M-16-52h32v22q38 12 38 46 0 42-54 42t-54-42q0-34 38-46z"/><path fill="${d}" d="M-44 12q20-14 44 0t44 0q2 40-44 40T-44 12z"/><g fill="${a}"><circle cx="-12" cy="30" r="7"/><circle cx="14" cy="22" r="5"/><circle cx="6" cy="40" r="4"/></g><path stroke="${c}" stroke-width="4" d="M-20-46h40" stroke-opacity=".5"/>`;

export const burst: Motif = (dice, { a, b, d }) => {
  const points = Math.round(dice.between(5, 10));
  return `<polygon points="${starPoints(0, 0, 70, points, 0.55)}" fill="${b}"/><polygon points="${starPoints(0, 0, 48, points, 0.55)}" fill="${d}"/><polygon points="${starPoints(0, 0, 30, points, 0.5)}" fill="${a}"/>`;
};

export const trophy: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="none" stroke="${b}" stroke-width="11" d="M-38-44h-24q0 42 36 44M38-44h24q0 42-36 44"/><path fill="${b}" d="M-42-58h84q2 60-30 74v18h-24V16Q-44 2-42-58z"/><path fill="${c}" d="M-34 34h68v24h-68z"/><path fill="${a}" d="M-24 42h48v6h-48z" fill-opacity=".8"/><polygon points="${starPoints(0, -22, 20, 5, 0.45)}" fill="${d}"/>`;

export const lotus: Motif = (_dice, { a, b, d }) => {
  const petal = 'M0 40Q-30 6 0-58 30 6 0 40z';
  return `<g fill="${d}">${[-76, 76].map((turn) => `<path d="${petal}" transform="rotate(${turn} 0 40) scale(.9)"/>`).join('')}</g><g fill="${b}">${[-42, 42].map((turn) => `<path d="${petal}" transform="rotate(${turn} 0 40)"/>`).join('')}</g><path fill="${a}" d="${petal}"/><g stroke="${d}" stroke-width="3" stroke-opacity=".5"><path d="M0 34V-30"/></g><ellipse cy="48" rx="62" ry="9" fill="${b}" fill-opacity=".55"/>`;
};
