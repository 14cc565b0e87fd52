const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Returns the source text of each value of the outermost JSON object, by key. */
const valueTexts = (json: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  let depth = 0;
  let key = '';
  let from = -1;
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (depth === 1 && from < 0 && token.startsWith('"')) key = JSON.parse(token) as string;
    else if (depth === 1 && token === ':') from = index + 1;
    else if (depth === 1 && (token === ',' || token === '}')) {
      if (from >= 0) texts.set(key, json.slice(from, index).trim());
      from = -1;
    }
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
  }
  return texts;
};

/** Prints the value of an entry of the outermost object as JSON. `before` is the text before it on its line, without the indentation. */
export type PrintJson = (value: unknown, indent: string, before: string) => string;

const printPlain: PrintJson = (value, indent) => JSON.stringify(value, null, indent).replaceAll('\n', `\n${indent}`);

/**
 * Returns a JSON file with the entries of `next`. Entries whose value is unchanged keep their source text, including line breaks; all others are
 * printed with `print`.
 */
export const rewriteJson = (
  json: string,
  next: Readonly<Record<string, unknown>>,
  print: PrintJson = printPlain,
): string => {
  const before = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const texts = valueTexts(json);
  const newline = json.includes('\r\n') ? '\r\n' : '\n';
  const indent = /^\{\s*?\n([ \t]+)/.exec(json)?.[1] ?? '  ';
  const lines = Object.entries(next).map(([key, value]) => {
    const name = `${JSON.stringify(key)}: `;
    const kept = JSON.stringify(before[key]) === JSON.stringify(value) ? texts.get(key) : undefined;
    return indent + name + (kept ?? print(value, indent, name).replaceAll('\n', newline));
  });
  return `{${newline}${lines.join(`,${newline}`)}${newline}}${newline}`;
};
