import type { CheckedFolders } from '#publish/languages/check-folders.ts';
import { finding, pointerSegment, type Finding } from '#schemas/checks/finding.ts';
import { neededKeys, textWidth, widthLimit } from '#schemas/language-packs/text-form.ts';
import { BASE_LANGUAGE, type Language } from '#schemas/languages.ts';
import { isPseudo } from './language-io.ts';
import { textId } from './text-id.ts';

/**
 * Returns the maximum width of a translation, in letters, for which the layout was tested; `null` if there is none.
 * `source` is the key of the base text.
 */
export type LimitOf = (language: Language, namespace: string, source: string) => number | null;

interface Widest {
  readonly owner: Language;
  readonly text: string;
  readonly width: number;
}

/** Calculates the limit for each text: slightly more than its widest translation in any other language, because the layout was tested with it. */
export const widthLimits = ({ base, languages }: CheckedFolders): LimitOf => {
  // The two languages with the widest translations are enough: at least one of them is not the language whose limit is wanted.
  const widest = new Map<string, readonly Widest[]>();
  for (const [owner, { draft, valid }] of languages) {
    if (draft.file === null) continue;
    const own = new Map<string, Widest>();
    for (const [namespace, texts] of valid)
      for (const [key, text] of Object.entries(texts)) {
        const id = textId(base, namespace, key);
        const width = textWidth(text);
        if (width > (own.get(id)?.width ?? -1)) own.set(id, { owner, text, width });
      }
    for (const [id, text] of own)
      widest.set(id, [...(widest.get(id) ?? []), text].toSorted((one, other) => other.width - one.width).slice(0, 2));
  }
  return (language, namespace, source) => {
    const other = widest.get(textId(base, namespace, source))?.find(({ owner }) => owner !== language);
    return widthLimit(base.get(namespace)?.[source] ?? '', other === undefined ? [] : [other.text]);
  };
};

/** Returns a warning for each text in a language that is wider than the layout was tested with. */
export const widthFindings = (folders: CheckedFolders, limitOf: LimitOf, code: Language): readonly Finding[] => {
  const language = folders.languages.get(code);
  if (code === BASE_LANGUAGE || language?.draft.file == null || isPseudo(language.draft.file)) return [];
  const { tag } = language.draft.file;
  const findings: Finding[] = [];
  for (const [namespace, texts] of folders.base)
    for (const [key, source] of neededKeys(texts, tag)) {
      const text = language.valid.get(namespace)?.[key];
      const limit = text === undefined ? null : limitOf(code, namespace, source);
      if (text === undefined || limit === null || textWidth(text) <= limit) continue;
      findings.push(
        finding({
          file: `${code}/${namespace}.json`,
          pointer: pointerSegment(key),
          level: 'warning',
          code: 'wide',
          message: `is ${textWidth(text)} letters wide; the layout was tested with ${limit}`,
          remedy: 'shorten it, or check it on a phone',
        }),
      );
    }
  return findings;
};
