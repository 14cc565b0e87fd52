import { parseJson } from '#schemas/checks/parse-json.ts';
import { changeFile } from './change-file.ts';
import { textOf } from './file-version.ts';
import { rewriteJson, type PrintJson } from './rewrite-json.ts';

type Content = Readonly<Record<string, unknown>>;

/**
 * Replaces the content of a `brand.json` with the result of `change`, or leaves the file unchanged if that is null.
 * Unchanged entries keep their text. Returns whether the file changed; a file that cannot be parsed does not change.
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
