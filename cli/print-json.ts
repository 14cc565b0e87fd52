const WIDTH = 120;

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

interface Place {
  readonly indent: string;
  /** The indentation level of the line on which the value starts. */
  readonly depth: number;
  /** The text before and after the value on its line. */
  readonly before: string;
  readonly after: string;
}

/** Prints a value as JSON in the project's format: on one line if it fits, except that objects in the first `open` levels have one line per entry. */
export const printJson = (value: unknown, open: number, { indent, depth, before, after }: Place): string => {
  const flat = onOneLine(value);
  const fits = (indent.repeat(depth) + before + flat + after).length <= WIDTH;
  if (typeof value !== 'object' || value === null || flat === '{}' || flat === '[]' || (fits && open <= 0)) return flat;
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const entries = Object.entries(value);
  const lines = entries.map(([key, each], at) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    const comma = at === entries.length - 1 ? '' : ',';
    const text = printJson(each, open - 1, { indent, depth: depth + 1, before: name, after: comma });
    return `${indent.repeat(depth + 1)}${name}${text}${comma}\n`;
  });
  return `${start}\n${lines.join('')}${indent.repeat(depth)}${end}`;
};
