import { repeatAround, type Motif } from './motif.ts';

export const fish: Motif = (dice, { a, b, c, d }) => {
  const tall = Math.round(dice.between(30, 46));
  return `<path fill="${d}" d="M-36 0-70-34q12 34 0 68zM-8-${tall * 0.8}q16-26 40-22-4 18-18 30zM-6 ${tall * 0.8}q8 20 26 22 0-18-10-28z"/><path fill="${b}" d="M-46 0Q-6-${tall * 1.6} 58 0-6 ${tall * 1.6}-46 0z"/><path fill="${a}" d="M-8-${tall * 0.72}q14 ${tall * 0.7} 0 ${tall * 1.44} 24-${tall * 0.7} 0-${tall * 1.44}z" fill-opacity=".6"/><circle cx="32" cy="-7" r="9" fill="${a}"/><circle cx="34" cy="-7" r="4.5" fill="${c}"/>`;
};

export const shark: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${d}" d="M-50 4-74-34q28 6 34 26L-72 34q18 2 34-16zM-6-24q6-30 28-40 4 24 10 42z"/><path fill="${b}" d="M-54 4Q-20-36 34-24q26 6 38 24-20 30-66 32-34-2-60-32z"/><path fill="${a}" d="M-30 18q50 10 100-16-20 28-64 30-22-2-36-14z"/><path fill="${d}" d="M-4 26q2 22 22 30 2-18-4-32z"/><circle cx="44" cy="-8" r="6" fill="${a}"/><circle cx="45" cy="-8" r="3.5" fill="${c}"/><path stroke="${c}" stroke-width="3" stroke-opacity=".5" d="M16-14q-5 10 0 20M8-13q-5 10 0 20"/>`;

export const crab: Motif = (_dice, { a, b, c, d }) =>
  `<g fill="none" stroke="${d}" stroke-width="8" stroke-linecap="round"><path d="M-38 24-64 36M-34 36-54 56M38 24 64 36M34 36 54 56M-36-2-56-22M36-2 56-22"/></g><g fill="${b}"><path d="M-56-20c-20-10-18-38 4-42-4 12 2 16 8 16 8 0 12-8 8-16 16 12 10 38-8 44z"/><path d="M56-20c20-10 18-38-4-42 4 12-2 16-8 16-8 0-12-8-8-16-16 12-10 38 8 44z"/></g><ellipse cy="22" rx="48" ry="36" fill="${b}"/><path fill="${d}" d="M-34 34q34 22 68 0-10 20-34 20t-34-20z" fill-opacity=".6"/><g fill="${a}"><circle cx="-16" cy="-14" r="12"/><circle cx="16" cy="-14" r="12"/></g><g fill="${c}"><circle cx="-14" cy="-13" r="5.5"/><circle cx="14" cy="-13" r="5.5"/></g>`;

export const shell: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${b}" d="M-16 60q-52-34-52-74 0-20 18-22 4-20 22-18Q-14-68 0-68t28 14q18-2 22 18 18 2 18 22 0 40-52 74z"/><path stroke="${d}" stroke-width="6" stroke-linecap="round" fill="none" d="M-8 52Q-46-4-46-26M-4 50Q-24-8-24-44M0 50v-104M4 50Q24-8 24-44M8 52Q46-4 46-26" stroke-opacity=".75"/><circle cy="30" r="20" fill="${a}"/><circle cx="-7" cy="23" r="6" fill="#fff"/><path stroke="${c}" stroke-width="3" d="M-18 62h36" stroke-opacity=".3"/>`;

export const octopus: Motif = (_dice, { a, b, c, d }) =>
  `<g fill="none" stroke="${d}" stroke-width="15" stroke-linecap="round"><path d="M-30 16q-8 36-34 34M30 16q8 36 34 34"/></g><g fill="none" stroke="${b}" stroke-width="15" stroke-linecap="round"><path d="M-16 20q2 38-14 42M16 20q-2 38 14 42M0 20v40"/></g><path fill="${b}" d="M-46 0q-6-64 46-64T46 0q0 28-46 28T-46 0z"/><g fill="${a}"><circle cx="-18" cy="-12" r="13"/><circle cx="18" cy="-12" r="13"/></g><g fill="${c}"><circle cx="-15" cy="-10" r="6"/><circle cx="15" cy="-10" r="6"/></g><path stroke="${c}" stroke-width="4" stroke-linecap="round" fill="none" d="M-8 10q8 7 16 0"/><g fill="${d}" fill-opacity=".6"><circle cx="-22" cy="-42" r="6"/><circle cx="6" cy="-50" r="8"/><circle cx="30" cy="-36" r="5"/></g>`;

export const turtle: Motif = (_dice, { a, b, c, d }) =>
  `<g fill="${d}"><path d="M-30-30q-34-20-40 4 14 16 36 12zM-30 34q-34 20-40-4 14-16 36-12zM22-34q16-30 36-14-6 22-26 26zM22 36q16 30 36 14-6-22-26-26z"/><ellipse cx="58" cy="0" rx="18" ry="14"/></g><ellipse cx="0" rx="48" ry="44" fill="${b}"/><g fill="none" stroke="${a}" stroke-width="5" stroke-linejoin="round"><path d="M-12-20h22l14 20-14 20h-22l-14-20z"/><path d="M-12-20-22-36M10-20l10-17M24 0h22M10 20l10 17M-12 20l-10 16M-26 0h-20" stroke-linecap="round"/></g><circle cx="66" cy="-4" r="4" fill="${c}"/>`;

export const cannon: Motif = (_dice, { a, b, c, d }) =>
  `<g transform="rotate(-38)"><path fill="${b}" d="M-40-22H46l10-6v56l-10-6H-40q-20-6-20-22t20-22z"/><path fill="${d}" d="M-6-24H8v48H-6zM26-23h9v46h-9z"/><ellipse cx="56" rx="7" ry="20" fill="${c}"/></g><circle cx="-14" cy="36" r="28" fill="${a}"/><g stroke="${c}" stroke-width="5" transform="translate(-14 36)">${repeatAround(6, '<path d="M0 0v-20"/>')}</g><circle cx="-14" cy="36" r="9" fill="${d}"/>`;
