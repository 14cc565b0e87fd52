import type { Category } from '#schemas/brand-names.ts';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import { moodOf } from './tile-colours.ts';
import { MOTIFS } from './tile-motifs.ts';

const PATTERNS: readonly [(dice: Dice) => string, ...((dice: Dice) => string)[]] = [
  (dice) =>
    `<g fill="#fff" opacity=".09">${Array.from({ length: 9 }, (_, at) => `<path d="M120 118 70-60h100z" transform="rotate(${at * 40} 120 118)"/>`).join('')}</g>${dice.next() < 0.5 ? '<circle cx="120" cy="108" r="92" fill="#fff" opacity=".08"/>' : ''}`,
  (dice) =>
    `<g fill="none" stroke="#fff" opacity=".12" stroke-width="${dice.pick([8, 14])}"><circle cx="120" cy="108" r="70"/><circle cx="120" cy="108" r="104"/><circle cx="120" cy="108" r="138"/></g>`,
  (dice) =>
    `<path fill="#fff" opacity=".1" d="M0 ${Math.round(dice.between(120, 180))}q60-40 120 0t120 0v120H0z"/><path fill="#fff" opacity=".08" d="M0 ${Math.round(dice.between(150, 200))}q60 40 120 0t120 0v90H0z"/>`,
  (dice) =>
    `<path stroke="#fff" opacity=".1" stroke-width="${dice.pick([10, 16])}" d="M-40 160 160-40M0 220 220 0M60 260 260 60M-20 80 80-20"/>`,
  () =>
    '<path stroke="#fff" opacity=".2" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 24" d="M12 20h240M0 48h240M12 76h240M0 104h240M12 132h240M0 160h240M12 188h240M0 216h240"/>',
];

/** A square picture for a game: colours by category, motif and pattern by its id, the same every time. */
export const gameTile = (category: Category, name: string): string => {
  const dice = diceOf(name);
  const [light, deep, warm] = moodOf(category, dice);
  const motif = dice.pick(MOTIFS[category])(dice, { a: '#fff6e6', b: warm, c: deep });
  const size = dice.between(1.16, 1.36).toFixed(2);
  const trio =
    dice.next() < 0.25
      ? '<g opacity=".3"><use href="#m" transform="translate(38 66) scale(.5)"/><use href="#m" transform="translate(202 66) scale(.5)"/></g>'
      : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">',
    `<linearGradient id="g" x2="${dice.next().toFixed(2)}" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    '<path fill="url(#g)" d="M0 0h240v240H0z"/>',
    dice.pick(PATTERNS)(dice),
    `<defs><g id="m">${motif}</g></defs>${trio}<ellipse cx="120" cy="210" rx="70" ry="9" fill="#000" opacity=".22"/><use href="#m" transform="translate(120 118) rotate(${dice.between(-6, 6).toFixed(1)}) scale(${size})"/>`,
    '</svg>',
  ].join('');
};
