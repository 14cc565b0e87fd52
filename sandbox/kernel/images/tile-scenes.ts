import type { Category } from '#schemas/brand-names.ts';
import type { PictureRandom } from '#sandbox/kernel/images/motifs/picture-random.ts';
import { starPoints } from '#sandbox/kernel/images/motifs/star-points.ts';
import { mix, type Palette } from './tile-palettes.ts';

/** Draws the background behind the motif, of 240 by 240 units. */
type Scene = (dice: PictureRandom, mood: Palette) => string;

const some = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
const spread = (dice: PictureRandom, low: number, high: number): number => Math.round(dice.between(low, high));

const rays: Scene = (dice, [, , warm]) => {
  const count = dice.pick([10, 12, 14]);
  const half = Math.round(Math.tan(Math.PI / count / 2) * 200 * 10) / 10;
  return `<g fill="${warm}" fill-opacity=".2" transform="rotate(${spread(dice, 0, 30)} 120 112)">${some(count, (at) => `<path d="M120 112 ${120 - half}-88h${half * 2}z" transform="rotate(${Math.round((at * 3600) / count) / 10} 120 112)"/>`)}</g>`;
};

const rings: Scene = (_dice, [light, , warm]) =>
  `<g fill="none" stroke="${mix(light, warm, 0.45)}" stroke-opacity=".38"><circle cx="120" cy="112" r="76" stroke-width="3"/><circle cx="120" cy="112" r="92" stroke-width="10" stroke-opacity=".22"/><circle cx="120" cy="112" r="116" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/></g>`;

const curtain: Scene = (_dice, [light, deep]) =>
  `<g>${some(8, (at) => `<path fill="${at % 2 ? deep : light}" fill-opacity=".34" d="M${at * 30} 0h30q-6 120 0 240h-30q6-120 0-240z"/>`)}</g><path fill="${mix(deep, '#000000', 0.3)}" fill-opacity=".75" d="M0 0h240v20q-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0z"/>`;

const spotlights: Scene = (dice, [, , warm]) => {
  const lean = spread(dice, 10, 40);
  return `<g fill="${warm}" fill-opacity=".16"><path d="M-10-10 ${150 - lean} 240h90L20-10z"/><path d="M250-10 ${lean} 240h90l132-250z"/></g><ellipse cx="120" cy="206" rx="104" ry="26" fill="${warm}" fill-opacity=".22"/>`;
};

const podium: Scene = (_dice, [light, deep, warm]) =>
  `<path fill="${mix(light, warm, 0.25)}" fill-opacity=".5" d="M20 240v-24q0-14 100-14t100 14v24z"/><ellipse cx="120" cy="206" rx="100" ry="16" fill="${mix(light, '#ffffff', 0.25)}" fill-opacity=".55"/><ellipse cx="120" cy="206" rx="84" ry="11" fill="${deep}" fill-opacity=".5"/>`;

const bokeh: Scene = (dice, [light, , warm, accent]) =>
  some(
    11,
    (at) =>
      `<circle cx="${spread(dice, 0, 240)}" cy="${spread(dice, 0, 240)}" r="${spread(dice, 6, 26)}" fill="${[warm, mix(light, '#ffffff', 0.4), accent][at % 3] ?? warm}" fill-opacity="${dice.between(0.08, 0.26).toFixed(2)}"/>`,
  );

const hills: Scene = (dice, [light, deep]) =>
  `<path fill="${mix(light, deep, 0.35)}" d="M0 ${spread(dice, 140, 170)}q50-50 110-6t130-20v130H0z" fill-opacity=".8"/><path fill="${mix(light, deep, 0.75)}" d="M0 ${spread(dice, 176, 196)}q70-36 130 0t110-8v80H0z"/>`;

const stars: Scene = (dice, [, , warm]) =>
  some(
    26,
    () =>
      `<circle cx="${spread(dice, 4, 236)}" cy="${spread(dice, 4, 190)}" r="${dice.pick([1, 1.4, 2, 2.6])}" fill="#fff" fill-opacity="${dice.between(0.35, 0.95).toFixed(2)}"/>`,
  ) +
  `<circle cx="${spread(dice, 20, 220)}" cy="${spread(dice, 20, 60)}" r="${spread(dice, 8, 18)}" fill="${warm}" fill-opacity=".5"/>`;

const grid: Scene = (_dice, [light, deep, warm, accent]) =>
  `<circle cx="120" cy="118" r="78" fill="${warm}" fill-opacity=".5"/><path stroke="${deep}" stroke-width="5" stroke-opacity=".6" d="M30 122h180M30 138h180M36 154h168"/><path fill="${mix(deep, '#000000', 0.25)}" d="M0 166h240v74H0z"/><path stroke="${mix(light, accent, 0.5)}" stroke-width="2" stroke-opacity=".8" d="M0 167h240M0 178h240M0 194h240M0 216h240M120 166v74M84 166 54 240M156 166l30 74M48 166-20 240M192 166l68 74M12 166l-80 62M228 166l80 62"/>`;

const sea: Scene = (dice, [light, deep, warm]) =>
  `<g fill="#fff" fill-opacity=".13"><path d="M40-10h34L20 240h-60zM110-10h26l10 250H70zM180-10h40l60 250h-70z"/></g><g fill="none" stroke="#fff" stroke-width="2.5" stroke-opacity=".55">${some(8, () => `<circle cx="${spread(dice, 8, 232)}" cy="${spread(dice, 10, 200)}" r="${spread(dice, 3, 9)}"/>`)}</g><path fill="${mix(deep, warm, 0.28)}" d="M0 ${spread(dice, 206, 216)}q60-18 120 0t120-4v50H0z"/><g fill="none" stroke="${mix(light, deep, 0.45)}" stroke-width="9" stroke-linecap="round"><path d="M18 236q-10-28 4-50t-4-44M36 238q10-22 0-44M222 238q12-30-2-52t6-40M204 238q-8-20 2-36"/></g>`;

const stadium: Scene = (_dice, [light, deep]) =>
  `<path fill="${mix(deep, '#000000', 0.25)}" fill-opacity=".7" d="M0 60q120-40 240 0v84H0z"/><g fill="#fff">${some(5, (at) => `<circle cx="${20 + at * 50}" cy="${[46, 36, 32, 36, 46][at]}" r="5"/><circle cx="${20 + at * 50}" cy="${[46, 36, 32, 36, 46][at]}" r="15" fill-opacity=".22"/>`)}</g><path fill="${mix(light, '#30b060', 0.5)}" d="M0 144h240v96H0z"/><g fill="#fff" fill-opacity=".12"><path d="M0 144h40l-30 96H0zM80 144h40v96H60zM160 144h40l30 96h-60z"/></g><path fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".55" d="M0 145h240M120 240q-70 0-70-34t70-34 70 34-70 34"/>`;

const court: Scene = (dice, [light, deep, warm]) =>
  `<path fill="${mix(warm, deep, 0.42)}" d="M0 150h240v90H0z"/><path stroke="${deep}" stroke-width="2" stroke-opacity=".4" d="M0 166h240M0 186h240M0 212h240M60 150l-40 90M120 150v90M180 150l40 90"/><path fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".5" d="M0 152h240M60 152q0 ${spread(dice, 40, 60)} 60 50t60-50"/><path fill="${light}" fill-opacity=".35" d="M0 96h240v54H0z"/>`;

const felt: Scene = (_dice, [light, deep, warm]) =>
  `<path fill="${mix(warm, deep, 0.55)}" d="M-20 240q0-112 140-112t140 112z"/><path fill="${mix(light, deep, 0.2)}" d="M-4 240q4-98 124-98t124 98z"/><path fill="none" stroke="${warm}" stroke-width="3" stroke-opacity=".55" d="M22 240q6-74 98-74t98 74"/>`;

const sand: Scene = (dice, [light, deep, warm]) =>
  `<path fill="${mix(deep, '#000000', 0.2)}" fill-opacity=".6" d="M0 84q120-44 240 0v70H0z"/><g fill="${warm}" fill-opacity=".5">${some(16, () => `<circle cx="${spread(dice, 4, 236)}" cy="${spread(dice, 92, 138)}" r="4"/>`)}</g><path fill="${mix(warm, light, 0.45)}" d="M-10 240q0-92 130-92t130 92z"/><path fill="none" stroke="${deep}" stroke-width="3" stroke-opacity=".35" d="M20 240q10-62 100-62t100 62"/>`;

const confetti: Scene = (dice, [light, , warm, accent]) =>
  some(22, (at) => {
    const [x, y] = [spread(dice, 6, 234), spread(dice, 6, 234)];
    const fill = [warm, accent, mix(light, '#ffffff', 0.55)][at % 3] ?? warm;
    return at % 4 === 0
      ? `<circle cx="${x}" cy="${y}" r="4" fill="${fill}" fill-opacity=".8"/>`
      : `<path fill="${fill}" fill-opacity=".75" d="M-5-2.5H5v5H-5z" transform="translate(${x} ${y}) rotate(${spread(dice, 0, 180)})"/>`;
  });

const reels: Scene = (_dice, [light, deep, warm]) =>
  `<g>${[16, 88, 160].map((x) => `<rect x="${x}" y="22" width="64" height="172" rx="12" fill="${mix(deep, '#000000', 0.2)}" fill-opacity=".7"/><rect x="${x}" y="22" width="64" height="172" rx="12" fill="none" stroke="${mix(light, warm, 0.4)}" stroke-width="3" stroke-opacity=".7"/>`).join('')}</g><path stroke="${warm}" stroke-width="3" stroke-opacity=".5" d="M4 108h232"/>`;

const clouds: Scene = (dice, [light]) =>
  some(
    4,
    (at) =>
      `<g fill="${mix(light, '#ffffff', 0.65)}" fill-opacity=".4" transform="translate(${spread(dice, 0, 200)} ${40 + at * 46}) scale(${dice.between(0.7, 1.3).toFixed(1)})"><ellipse rx="34" ry="10"/><circle cx="-10" cy="-8" r="13"/><circle cx="10" cy="-6" r="10"/></g>`,
  );

const glints: Scene = (dice, [, , warm]) =>
  some(
    7,
    () =>
      `<polygon points="${starPoints(spread(dice, 14, 226), spread(dice, 14, 200), spread(dice, 6, 13), 4, 0.22)}" fill="${mix(warm, '#ffffff', 0.5)}" fill-opacity=".7"/>`,
  );

const both =
  (under: Scene, over: Scene): Scene =>
  (dice, mood) =>
    under(dice, mood) + over(dice, mood);

/** The backgrounds of each category. */
export const SCENES: Readonly<Record<Category, readonly [Scene, ...Scene[]]>> = {
  RNG: [
    both(rays, glints),
    both(reels, glints),
    both(curtain, podium),
    both(rings, glints),
    both(bokeh, podium),
    both(rays, podium),
    both(hills, stars),
  ],
  LIVE: [both(curtain, felt), both(spotlights, felt), both(bokeh, felt)],
  FISH: [sea],
  PVP: [both(bokeh, felt), both(rings, felt), both(rays, felt)],
  SPORTS: [stadium, court],
  ESPORTS: [grid, both(stars, grid)],
  LOTT: [both(bokeh, podium), both(rays, confetti), rings, both(confetti, podium)],
  ELOTT: [both(spotlights, confetti), both(rays, glints), both(bokeh, podium)],
  COCKFIGHT: [sand, both(rays, sand)],
  JACKPOT: [both(rays, glints), both(curtain, spotlights), both(spotlights, podium), both(rays, podium)],
  CRASH: [stars, both(stars, hills), clouds],
  ARCADE: [grid, both(stars, grid), both(spotlights, confetti)],
  MINI: [confetti, both(rings, confetti), both(clouds, confetti)],
  CARD: [felt, both(bokeh, felt), both(spotlights, felt)],
};
