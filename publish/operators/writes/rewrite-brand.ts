import { parseJson } from '#schemas/checks/parse-json.ts';
import { changeFile } from './change-file.ts';
import { textOf } from './file-version.ts';
import { rewriteJson, type PrintJson } from './rewrite-json.ts';

type Content = Readonly<Record<string, unknown>>;

/**
 * Replaces the content of a `brand.json` by what `change` returns for it, or leaves the file as it is if that is null. Entries that stay the same keep
 * their text. Returns whether the file changed; it does not if it cannot be parsed.
 */
export const rewriteBrand = (file: string, change: (content: Content) => Content | null, print?: PrintJson): boolean =>
  changeFile(file, (version) => {
    const { content } = version;
    if (content === null) return null;
    if (parseJson('brand.json', { size: content.length, read: () => content }).value === null) return null;
    const json = textOf(version) ?? '';
    const next = change(JSON.parse(json) as Content);
    if (next === null) return null;
    const text = new TextEncoder().encode(rewriteJson(json, next, print));
    return Buffer.from(content).equals(text) ? null : text;
  });
