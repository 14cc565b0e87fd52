import { Type } from 'typebox';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = `${LABEL}(?:\\.${LABEL})*`;
const PORT = '(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';
/** The characters that RFC 3986 allows in a URL, except the apostrophe. */
const URL_PART = '[A-Za-z0-9._~:/?#\\[\\]@!$&()*+,;=%-]*';
/** Line breaks and other control characters, including those that change the text direction. */
const HIDDEN = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069';

/** Text that the site shows, on one line and without hidden characters. */
export const PLAIN_TEXT = `^[^${HIDDEN}]*$`;
export const text = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: PLAIN_TEXT, description });

/** Creates the schema of a machine-readable name: a code, a key or an id. */
export const token = (maxLength: number, description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]*$', maxLength, description });

export const HOST_NAME = `^${HOST}$`;
export const hostName = (description: string) => Type.String({ pattern: HOST_NAME, maxLength: 253, description });

/** The pattern of a brand's id, which is the name of its folder. */
export const BRAND_ID = '^[a-z][a-z0-9-]{1,30}$';

export const ORIGIN = `^https?://${HOST}(?::${PORT})?$`;
export const origin = Type.String({
  pattern: ORIGIN,
  maxLength: 253,
  description: 'An origin: scheme, host and port, without a path.',
});

export const origins = (description: string) => Type.Array(origin, { maxItems: 50, uniqueItems: true, description });

/** The pattern of an absolute URL. It also accepts `http`, which `checkAddresses` then rejects for all hosts that are not local. */
export const HTTPS_URL = `^https?://${HOST}(?::${PORT})?(?:[/?#]${URL_PART})?$`;
export const httpsUrl = (use: string) =>
  Type.String({
    pattern: HTTPS_URL,
    maxLength: 2048,
    description: `An absolute https address: ${use}.`,
  });

export const ASSET_PATH = '^assets/[a-z0-9][a-z0-9._/-]*\\.(svg|png|jpg|jpeg|webp|avif|woff2)$';
export const assetPath = (use: string) =>
  Type.String({
    pattern: ASSET_PATH,
    maxLength: 200,
    description: `A file of the brand's assets folder: ${use}.`,
  });

const FONT = '(?:[A-Za-z][A-Za-z0-9 -]*|"[A-Za-z0-9 -]+"|\'[A-Za-z0-9 -]+\')';
/** The pattern of a CSS list of font families. */
export const FONT_LIST = `^(?=.{1,300}$)${FONT}(?:, ?${FONT})*$`;
/** The pattern of one font family, without quotes. */
export const FONT_NAME = '^[A-Za-z0-9 -]{1,300}$';
export const HEX_COLOR = '^#[0-9a-fA-F]{6}$';
