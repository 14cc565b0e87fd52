import { parseJson } from '#src/lib/parse-json.ts';

/** What ofetch takes from `ufo` and `destr`, 2 kB for two addresses and a parser that the client does not leave to it. */
export const withBase = (path: string, base: string): string =>
  path.startsWith(base) ? path : base.replace(/\/$/, '') + path;

export const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${text}`;
};

// oxlint-disable-next-line import/no-default-export -- it has the shape of `destr`
export default parseJson;
