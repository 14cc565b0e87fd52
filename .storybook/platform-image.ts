import { avatar } from '#sandbox/kernel/images/avatar.ts';
import { countryFlag } from '#sandbox/kernel/images/country-flag.ts';
import { gameTile } from '#sandbox/kernel/images/game-tile.ts';
import { goodPicture } from '#sandbox/kernel/images/good-picture.ts';
import { vendorLogo } from '#sandbox/kernel/images/vendor-logo.ts';
import { VENDORS } from '../sandbox/seed/vendor-list.ts';

const ROOT = '/TCG_PROD_IMAGES/';

export const IMAGE_TYPE = 'image/svg+xml; charset=utf-8';

export const isPlatformImage = (path: string): boolean => path.startsWith(ROOT);

/** Returns a platform image as drawn by the sandbox, or `null` for an unknown name. */
export const platformImage = (path: string): string | null => {
  const [folder = '', ...rest] = path.slice(ROOT.length).split('/');
  const file = rest.at(-1) ?? '';
  if (folder === 'COUNTRY_FLAG') return countryFlag(file.slice(0, 2));
  if (folder === 'AVATAR') return avatar(Number.parseInt(file, 10));
  if (folder === 'POINT_GOODS') return goodPicture(file.replace(/\.png$/, ''));
  if (folder === 'GAME_TILE') {
    const maker = VENDORS.find(({ vassalage }) => vassalage === rest[0]);
    return maker === undefined ? null : gameTile(maker.category, path, Number.parseInt(file, 10));
  }
  const vassalage = file.replace(/-WHITE\.png$/, '');
  const vendor = VENDORS.find((other) => other.vassalage === vassalage);
  return vendor === undefined ? null : vendorLogo(vassalage, vendor.name);
};
