/** The namespaces of XLIFF 2; version 2.1 uses the one of version 2.0. */
export const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';
export const XLIFF_NAMESPACES: readonly string[] = [XLIFF, 'urn:oasis:names:tc:xliff:document:2.2'];

/** XLIFF ids consist of letters, digits, `.`, `-` and `_`. Any other character of a key is escaped, as is a `_` that would look like an escape. */
const UNNAMED = /[^\p{L}\p{Nd}._-]|_(?=x[\dA-F]+_)/gu;

/** Returns a key as the id of a unit, such as `_x2F_register` for `/register`. */
export const unitId = (key: string): string =>
  key.replace(UNNAMED, (letter) => `_x${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}_`);

/** Returns the key for a unit's id. */
export const keyOfUnit = (id: string): string =>
  id.replace(/_x([\dA-F]{1,6})_/g, (escape, code: string) => {
    const point = Number.parseInt(code, 16);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : escape;
  });

const ORIGINAL = /^([A-Z]+)\/(.+)\.json$/;

/** Returns the language code and the catalogue from the `original` of a file, such as `MS` and `site/auth`. */
export const originalOf = (original: string): { readonly code: string; readonly namespace: string } | null => {
  const [, code, namespace] = ORIGINAL.exec(original) ?? [];
  return code === undefined || namespace === undefined ? null : { code, namespace };
};
