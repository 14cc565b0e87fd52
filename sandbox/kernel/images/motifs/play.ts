import { starPoints } from './star-points.ts';
import type { Motif } from './motif.ts';

export const climb: Motif = (dice, { a, b, d }) => {
  const bend = Math.round(dice.between(10, 40));
  return `<path stroke="${a}" stroke-width="4" fill="none" stroke-opacity=".5" stroke-linecap="round" d="M-62-50V58H64"/><path fill="${d}" fill-opacity=".45" d="M-60 56Q${bend} 50 46-40v96z"/><path stroke="${b}" stroke-width="9" stroke-linecap="round" fill="none" d="M-60 56Q${bend} 50 46-40"/><circle cx="46" cy="-42" r="15" fill="${b}"/><circle cx="46" cy="-42" r="8" fill="${a}"/>`;
};

export const rocket: Motif = (_dice, { a, b, c, d }) =>
  `<g transform="rotate(38)"><path fill="${b}" d="M-14 36q14 44 28 0z"/><path fill="${a}" d="M-7 36q7 26 14 0z"/><path fill="${d}" d="M-22 4-46 40l26-8zM22 4 46 40l-26-8z"/><path fill="${a}" d="M0-72q28 24 26 68-2 24-10 40h-32q-8-16-10-40-2-44 26-68z"/><path fill="${d}" d="M0-72q14 12 20 30h-40q6-18 20-30z"/><circle cy="-16" r="13" fill="${b}"/><circle cy="-16" r="7" fill="${c}"/></g>`;

export const plane: Motif = (_dice, { a, b, c, d }) =>
  `<g transform="rotate(-20)"><path fill="${d}" d="M-4 4-34 52h18L34 6zM-4-4-26-40h14L26-6z"/><path fill="${a}" d="M-66-12q0-8 12-6l20 4Q30-22 62-6q12 6 0 12Q30 22-34 14-58 10-66-12z"/><path fill="${b}" d="M-66-12-74-40h14l22 26z"/><path fill="${c}" d="M40-10q14 2 20 8H36z" fill-opacity=".75"/><path stroke="${b}" stroke-width="5" d="M-34 6q40 6 82 0"/></g>`;

export const balloon: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${b}" d="M0-70c34 0 54 24 54 52 0 26-24 42-34 54h-40c-10-12-34-28-34-54 0-28 20-52 54-52z"/><path fill="${d}" d="M0-70c16 0 22 26 22 52 0 26-8 42-12 54h-20c-4-12-12-28-12-54 0-26 6-52 22-52z"/><path stroke="${a}" stroke-width="3" d="M-16 38l4 14M16 38l-4 14"/><path fill="${a}" d="M-16 50h32l-4 20h-24z"/><path fill="${c}" d="M-14 56h28v4h-28z" fill-opacity=".4"/>`;

export const invader: Motif = (dice, { a, b, d }) => {
  const cells = Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 4 }, (_unused, x) => dice.next() < 0.58 || (x === 3 && y > 1 && y < 6))
      .map((lit, x) => (lit ? [x, 6 - x].map((column) => `M${column * 18 - 63} ${y * 18 - 54}h17`).join('') : ''))
      .join(''),
  );
  return `<path stroke="${b}" stroke-width="17" d="${cells.slice(0, 4).join('')}"/><path stroke="${d}" stroke-width="17" d="${cells.slice(4).join('')}"/><path stroke="${a}" stroke-width="17" d="M-27-18h17M9-18h17"/>`;
};

export const cabinet: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${b}" d="M-38-68h76v36l-8 8v16l16 14v62h-92V6l16-14v-16l-8-8z"/><path fill="${d}" d="M-32-62h64v14h-64z"/><path fill="${c}" d="M-28-40h56v32h-56z"/><path fill="${a}" d="M-20-30h8v8h-8zM-4-30h8v8h-8zM12-30h8v8h-8zM-12-20h8v8h-8zM4-20h8v8H4z"/><path fill="${a}" d="M-32 4h64l6 12h-76z"/><circle cx="-16" cy="0" r="7" fill="${d}"/><circle cx="14" cy="9" r="5" fill="${d}"/><path fill="${c}" d="M-22 28h44v28h-44z" fill-opacity=".5"/><path fill="${a}" d="M-8 34H8v4H-8z"/>`;

export const target: Motif = (_dice, { a, b, c, d }) =>
  `<circle r="64" fill="${a}"/><circle r="52" fill="${d}"/><circle r="38" fill="${a}"/><circle r="25" fill="${d}"/><circle r="11" fill="${b}"/><path stroke="${c}" stroke-width="7" stroke-linecap="round" d="M4-4 46-46"/><path fill="${b}" d="M42-42l6-22 18-10-4 22-20 10z"/>`;

export const hoops: Motif = (_dice, { a, b, d }) =>
  `<path fill="${b}" d="M-12-40q0-10-6-16v-10h36v10q-6 6-6 16v14q22 8 22 34v44q0 12-14 12h-40q-14 0-14-12V8q0-26 22-34z"/><path fill="${a}" d="M-30 14h60v26h-60z"/><path fill="${d}" d="M-64 30q0-16 64-16t64 16-64 16-64-16zm14 0q0 8 50 8t50-8-50-8-50 8z" fill-rule="evenodd"/>`;

export const tiles: Motif = (dice, { a, b, c, d }) =>
  [-1, 0, 1]
    .flatMap((y) => [-1, 0, 1].map((x) => ({ x: x * 42, y: y * 42 })))
    .map(({ x, y }) => {
      const lit = dice.next() < 0.4;
      return `<rect x="${x - 19}" y="${y - 19}" width="38" height="38" rx="9" fill="${lit ? d : b}"/>${lit ? `<polygon points="${starPoints(x, y, 13, 5, 0.45)}" fill="${a}"/>` : `<circle cx="${x}" cy="${y}" r="5" fill="${c}" fill-opacity=".3"/>`}`;
    })
    .join('');
