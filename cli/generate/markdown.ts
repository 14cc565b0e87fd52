/** The words of a table's cell: a line, in which no stroke ends the cell. */
const cell = (words: string): string => words.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** A Markdown table; every row has as many cells as the head. `numbers` are the columns that stand at the end of their cells. */
export const tableText = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[] = [],
): string =>
  [head, head.map((_, at) => (numbers.includes(at) ? '---:' : '---')), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

export const code = (words: string): string => `\`${words}\``;

/** Headings and paragraphs with a free line between them, after a line that says whose work this is. */
export const pageText = (source: string, ...parts: readonly string[]): string =>
  [`<!-- Made by \`npm run generate\` from ${source}. A change by hand does not last. -->`, ...parts].join('\n\n') +
  '\n';
