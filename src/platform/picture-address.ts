const FOLDER = '/TCG_PROD_IMAGES/';

/** The address of a platform picture; `null` for one that is not below the platform's images. */
export const pictureAddress = (base: string | null, path: string): string | null =>
  base !== null && path.startsWith(FOLDER) && !path.includes('..') ? `${base}${path}` : null;
