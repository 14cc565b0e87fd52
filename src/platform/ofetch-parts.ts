import { parseJson } from '#src/lib/parse-json.ts';

/** Replaces the packages `ufo` and `destr` in ofetch, which saves 2 kB: the client needs only these two URL functions, and parses JSON itself. */
export const withBase = (path: string, base: string): string =>
  path.startsWith(base) ? path : base.replace(/\/$/, '') + path;

export const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${text}`;
};

// oxlint-disable-next-line import/no-default-export -- `destr` has a default export
export default parseJson;
