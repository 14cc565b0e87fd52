import type { Category } from '#schemas/brand-names.ts';
import type { PromotionCategory } from '#schemas/promotions.ts';
import { BLACK, INKS, paints, WHITE } from './motif-paint.ts';
import { createPictureRandom } from '#sandbox/kernel/images/motifs/picture-random.ts';
import { MOTIFS } from '#sandbox/kernel/images/motifs/motifs.ts';
import type { Motif } from '#sandbox/kernel/images/motifs/motif.ts';
import { ticket } from '#sandbox/kernel/images/motifs/draw.ts';
import { coins, crown, chest, gem, medal, trophy } from '#sandbox/kernel/images/motifs/treasure.ts';
import { mix, pickPalette } from './tile-palettes.ts';
import { SCENES } from './tile-scenes.ts';

export const promotionPicturePath = ({ code }: { readonly code: string }): string =>
  `/TCG_PROD_IMAGES/PROMOTION/${encodeURIComponent(code)}.png`;

/** For each promotion category, the game category whose palettes and backgrounds it uses. */
const MOODS: Readonly<Record<PromotionCategory, Category>> = {
  WELCOME: 'RNG',
  DEPOSIT: 'MINI',
  GAMES: 'JACKPOT',
  EVENT: 'ELOTT',
  VIP: 'LIVE',
};

const SIGNS: Readonly<Record<PromotionCategory, readonly [Motif, ...Motif[]]>> = {
  WELCOME: [chest, gem],
  DEPOSIT: [coins, chest],
  GAMES: [trophy, medal, MOTIFS.RNG[1] ?? gem],
  EVENT: [ticket, trophy, medal],
  VIP: [crown],
};

/** Draws the picture of a promotion, twice as wide as it is high, with the symbol of its category. A code always gets the same picture. */
export const promotionPicture = (category: PromotionCategory, code: string): string => {
  const dice = createPictureRandom(`promotion ${code}`);
  const mood = pickPalette(MOODS[category], dice);
  const [light, deep, warm] = mood;
  const scene = dice.pick(SCENES[MOODS[category]])(dice, mood);
  const sign = dice.pick(SIGNS[category])(dice, INKS);
  const shadow = sign.replaceAll(/url\(#[abcd]\)|#fff\b/g, mix(deep, BLACK, 0.25));
  const turn = dice.between(-8, 8).toFixed(1);
  const small = [
    [70, 168, 0.42, -14],
    [404, 66, 0.5, 12],
    [128, 60, 0.3, 10],
  ] as const;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240" width="480" height="240"><defs>',
    `<linearGradient id="g" x1=".2" x2=".8" y2="1"><stop stop-color="${mix(light, WHITE, 0.08)}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    `<radialGradient id="h"><stop stop-color="${mix(warm, WHITE, 0.35)}" stop-opacity=".75"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient>`,
    '<radialGradient id="v" cy=".42" r=".8"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>',
    paints(mood),
    `<g id="m">${sign}</g><g id="s">${shadow}</g></defs>`,
    `<path fill="url(#g)" d="M0 0h480v240H0z"/><g transform="scale(2) translate(0 -52)">${scene}</g>`,
    '<circle cx="256" cy="116" r="150" fill="url(#h)"/>',
    ...small.map(
      ([x, y, size, lean]) =>
        `<use href="#m" opacity=".55" transform="translate(${x} ${y}) rotate(${lean}) scale(${size})"/>`,
    ),
    `<ellipse cx="258" cy="216" rx="88" ry="11" fill-opacity=".3"/><g transform="translate(256 116) rotate(${turn}) scale(1.4)"><use href="#s" x="1.5" y="5.5"/><use href="#s" x=".7" y="2.8"/><use href="#m"/></g>`,
    '<path fill="url(#v)" d="M0 0h480v240H0z"/></svg>',
  ].join('');
};
