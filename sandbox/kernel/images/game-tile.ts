import type { Category } from '#schemas/brand-names.ts';
import { BLACK, INKS, paints, WHITE } from './motif-paint.ts';
import { createPictureRandom } from '#sandbox/kernel/images/motifs/picture-random.ts';
import { MOTIFS } from '#sandbox/kernel/images/motifs/motifs.ts';
import { mix, pickPalette } from './tile-palettes.ts';
import { SCENES } from './tile-scenes.ts';

export const gameTilePath = ({ vassalage, nodeId }: { readonly vassalage: string; readonly nodeId: number }): string =>
  `/TCG_PROD_IMAGES/GAME_TILE/${vassalage}/${nodeId}.png`;

/**
 * Draws the square picture of a game. The motif depends on the game's place in its category, so that neighbours differ; palette and background depend
 * on the game's name.
 */
export const gameTile = (category: Category, name: string, place: number): string => {
  const dice = createPictureRandom(name);
  const mood = pickPalette(category, dice);
  const [light, deep, warm] = mood;
  const scene = dice.pick(SCENES[category])(dice, mood);
  const motifs = MOTIFS[category];
  const motif = (motifs[place % motifs.length] ?? motifs[0])(dice, INKS);
  const side = motif.replaceAll(/url\(#[abcd]\)|#fff\b/g, mix(deep, BLACK, 0.25));
  const [turn, size] = [dice.between(-6, 6).toFixed(1), dice.between(1.16, 1.34).toFixed(2)];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><defs>',
    `<linearGradient id="g" x1=".3" x2=".7" y2="1"><stop stop-color="${mix(light, WHITE, 0.08)}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    `<radialGradient id="h"><stop stop-color="${mix(warm, WHITE, 0.35)}" stop-opacity=".75"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient>`,
    '<radialGradient id="v" cy=".42" r=".78"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient>',
    '<linearGradient id="w" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>',
    paints(mood),
    `<g id="m">${motif}</g><g id="s">${side}</g></defs>`,
    `<path fill="url(#g)" d="M0 0h240v240H0z"/>${scene}<circle cx="120" cy="112" r="112" fill="url(#h)"/>`,
    `<ellipse cx="122" cy="212" rx="74" ry="11" fill-opacity=".3"/><g transform="translate(120 116) rotate(${turn}) scale(${size})"><use href="#s" x="1.5" y="5.5"/><use href="#s" x=".7" y="2.8"/><use href="#m"/></g>`,
    '<path fill="url(#v)" d="M0 0h240v240H0z"/><path fill="url(#w)" d="M0 0h240v60Q120 92 0 60z" fill-opacity=".36"/>',
    '</svg>',
  ].join('');
};
