import type { GameId } from '#schemas/wire.ts';
import { PICTURE_WIDTHS } from '#schemas/picture-widths.ts';
import { savesData } from '#src/lib/saves-data.ts';

/** Builds the URL of a folder of platform images. `base` is the origin of an image CDN, or '' for the site's own. */
const folder = (base: string, name: string) => `${base}/TCG_PROD_IMAGES/${name}`;
const part = (value: string) => encodeURIComponent(value);

/** ESPORTS has no folder: its vendor logos are in the SPORTS folder. */
export const vendorLogo = (base: string, gameType: string, vassalage: string): string =>
  folder(base, `${part(gameType === 'ESPORTS' ? 'SPORTS' : gameType)}_LIST_VENDOR/${part(vassalage)}-WHITE.png`);

/** `countryCode` is ISO 3166 alpha-2. */
export const countryFlag = (base: string, countryCode: string): string =>
  folder(base, `COUNTRY_FLAG/${part(countryCode)}.png`);

export const gameTile = (base: string, vassalage: string, nodeId: string | GameId): string =>
  folder(base, `GAME_TILE/${part(vassalage)}/${part(String(nodeId))}.png`);

/** The widest tile in pixels for a player who saves data: a double-size picture for a dense screen is four times the data. */
const WIDEST_SAVING = 180;

/** The tile in several widths, for `srcset`. A platform with a single width ignores the parameter. */
export const gameArt = (
  base: string,
  vassalage: string,
  nodeId: string | GameId,
): { readonly src: string; readonly srcSet: string } => {
  const src = gameTile(base, vassalage, nodeId);
  const widths = savesData() ? PICTURE_WIDTHS.filter((width) => width <= WIDEST_SAVING) : PICTURE_WIDTHS;
  return { src, srcSet: widths.map((width) => `${src}?w=${width} ${width}w`).join(', ') };
};
