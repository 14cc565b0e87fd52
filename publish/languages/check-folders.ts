import type { Finding } from '#schemas/checks/finding.ts';
import { checkTexts, checkTogether, type Catalogues, type LanguageDraft } from '#schemas/language-packs/check-pack.ts';
import { pseudoTexts } from '#schemas/language-packs/pseudo-texts.ts';
import { BASE_LANGUAGE, type Language } from '#schemas/languages.ts';
import { listLanguageFolders, readLanguageFolder } from './language-folder.ts';

/** A language, with everything that the check found in its folder. */
export interface CheckedLanguage {
  readonly draft: LanguageDraft;
  /** The texts without errors. */
  readonly valid: Catalogues;
  readonly findings: readonly Finding[];
}

/** The languages in a folder, checked against the base language and against each other. */
export interface CheckedFolders {
  /** The texts of the base language; if it currently has an error, the last valid ones. */
  readonly base: Catalogues;
  readonly languages: ReadonlyMap<Language, CheckedLanguage>;
  /** The findings about folders that are not languages. */
  readonly findings: readonly Finding[];
}

/**
 * Returns the texts of the base language. A value that is not a text is a finding of the base language alone; the other
 * languages are checked as if it were empty.
 */
const baseTexts = ({ catalogues }: LanguageDraft): Catalogues =>
  new Map(
    [...catalogues].map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? text : ''])),
    ]),
  );

const pseudoCatalogues = (base: Catalogues, tag: string): Catalogues =>
  new Map([...base].map(([namespace, texts]) => [namespace, pseudoTexts(texts, tag)]));

/** Whether a language has an error, so that its last valid texts are kept. */
export const isFaulty = (findings: readonly Finding[], code: Language): boolean =>
  findings.some(({ file, level }) => level === 'error' && file.startsWith(`${code}/`));

/**
 * Reads and checks all languages in a folder. While the base language has an error, the others are checked against
 * `lastBase`, its last valid texts. Throws if the base language has never been valid.
 */
export const checkFolders = (dir: string, lastBase: Catalogues | null = null): CheckedFolders => {
  const { codes, findings: named } = listLanguageFolders(dir);
  const folders = new Map(codes.map((code) => [code, readLanguageFolder(dir, code)]));
  const source = folders.get(BASE_LANGUAGE);
  const draft = source?.draft.file == null || isFaulty(source.findings, BASE_LANGUAGE) ? null : source.draft;
  const base =
    lastBase !== null && draft === null ? lastBase : source?.draft.file == null ? null : baseTexts(source.draft);
  if (base === null)
    throw new Error(`${dir}/${BASE_LANGUAGE} has no valid language.json. Its texts are the source of all others.`);
  const together = checkTogether([...folders.values()].map(({ draft }) => draft));
  return {
    base,
    findings: named,
    languages: new Map(
      [...folders].map(([code, { draft, findings }]) => {
        const texts =
          draft.file?.pseudo === true
            ? { valid: pseudoCatalogues(base, draft.file.tag), findings: [] }
            : checkTexts(draft, base);
        const own = together.filter(({ file }) => file.startsWith(`${code}/`));
        return [code, { draft, valid: texts.valid, findings: [...findings, ...texts.findings, ...own] }];
      }),
    ),
  };
};
