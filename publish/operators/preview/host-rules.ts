type HeaderLists = Readonly<Record<string, readonly string[]>>;

export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Converts a pattern to a regular expression: a star matches anything, `:name` matches one path segment. */
export const starred = (address: string): RegExp =>
  new RegExp(`^${address.split('*').map(escaped).join('.*').replaceAll(/:\w+/g, '[^/]+')}$`);

/** Reads `_headers` as static hosts do: each path pattern is followed by the headers of its responses. */
export const readRules = (text: string): readonly HeaderRule[] =>
  text
    .split(/\n(?=\S)/)
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [address = '', ...lines] = block.split('\n');
      return {
        pattern: starred(address),
        headers: lines
          .filter((line) => line.includes(': '))
          .map((line) => [line.slice(0, line.indexOf(': ')).trim(), line.slice(line.indexOf(': ') + 2)] as const),
      };
    });

/** Returns the headers of all matching patterns. */
export const headersOf = (rules: readonly HeaderRule[], path: string): HeaderLists => {
  const lists: Record<string, string[]> = {};
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) (lists[name] ??= []).push(value);
  }
  return lists;
};
