import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A step in a document: a shell command, or content to write into a file. */
export type DocumentedStep =
  | { readonly command: string; readonly exits: number }
  | { readonly path: string; readonly text: string };

const FENCE = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;
const EXITS = / +# exits with (\d)$/;

/**
 * Returns the steps in a Markdown text, in order: each line of an `sh` block, which must exit with 0 unless a comment names another code, and each
 * block in another language whose first line names a file.
 */
export const documentedSteps = (markdown: string): readonly DocumentedStep[] =>
  [...markdown.matchAll(FENCE)].flatMap(([, language, path, text = '']): DocumentedStep[] => {
    if (language === 'sh')
      return text
        .trim()
        .split('\n')
        .map((line) => ({ command: line.replace(EXITS, ''), exits: Number(EXITS.exec(line)?.[1] ?? 0) }));
    return path === undefined ? [] : [{ path, text }];
  });

/** The words of a command, without quotation marks. */
export const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );

/** The lists in brand.json that documents append to. */
const ADDED = new Set(['banners', 'pages']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merge = (value: unknown, part: unknown, key = ''): unknown => {
  if (ADDED.has(key)) return [...((value ?? []) as unknown[]), ...(part as unknown[])];
  if (!isObject(value) || !isObject(part)) return part;
  const entries = Object.entries(part).map(([name, own]) => [name, merge(value[name], own, name)]);
  return { ...value, ...Object.fromEntries(entries) };
};

/** Writes a documented file; JSON is merged with the existing file. */
export const writeDocumented = (
  folder: string,
  { path, text }: { readonly path: string; readonly text: string },
): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const before: unknown = path.endsWith('.json') && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, path.endsWith('.json') ? JSON.stringify(merge(before, JSON.parse(text)), null, 2) : text);
};
