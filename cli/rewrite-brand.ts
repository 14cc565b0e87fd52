import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { parseJson } from '#schemas/checks/parse-json.ts';
import { rewriteJson, type PrintJson } from './rewrite-json.ts';

type Content = Readonly<Record<string, unknown>>;

/**
 * Replaces the content of a `brand.json` by what `change` returns for it, or leaves the file as it is if that is null. Entries that stay the same keep
 * their text. Returns whether the file changed; it does not if it cannot be parsed.
 */
export const rewriteBrand = (
  file: string,
  change: (content: Content) => Content | null,
  print?: PrintJson,
): boolean => {
  const { size, mode } = statSync(file);
  if (parseJson('brand.json', { size, read: () => readFileSync(file) }).value === null) return false;
  const before = readFileSync(file, 'utf8');
  const json = before.replace(/^\ufeff/, '');
  const next = change(JSON.parse(json) as Content);
  const text = next === null ? before : rewriteJson(json, next, print);
  if (text === before) return false;
  // A rename replaces the file atomically, because a server may read it at any time.
  writeFileSync(`${file}.new`, text, { mode });
  renameSync(`${file}.new`, file);
  return true;
};
