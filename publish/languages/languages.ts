import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '#schemas/checks/finding.ts';
import { completeTexts, fallbackChain, type Catalogues } from '#schemas/language-packs/check-pack.ts';
import type { GlossaryFile } from '#schemas/language-packs/glossary-file.ts';
import { languageInfoOf, type LanguageFile } from '#schemas/language-packs/language-info.ts';
import { BASE_LANGUAGE, setLanguages, type Language, type LanguageInfo } from '#schemas/languages.ts';
import { checkFolders } from './check-folders.ts';
import { languagesSignature } from './language-folder.ts';

/** A language that is ready for use: all its texts, completed with those of its fallbacks. */
export interface LanguagePack {
  readonly code: Language;
  readonly info: LanguageInfo;
  readonly file: LanguageFile;
  readonly glossary: GlossaryFile;
  /** The texts by namespace, such as `site/auth`. Every text of the base language exists. */
  readonly catalogues: Catalogues;
}

/** The languages in a folder. */
export interface Languages {
  /** Reads the folder again if a file has changed. A language that became faulty keeps its last valid texts. */
  readonly refresh: () => void;
  /** Changes whenever the texts of any language do. */
  readonly version: () => number;
  readonly all: () => readonly LanguagePack[];
  /** Returns a language; the base language for an unknown code. */
  readonly pack: (code: Language) => LanguagePack;
  readonly findings: () => readonly Finding[];
}

export interface LanguagesOptions {
  readonly dir: string;
  readonly now?: () => number;
}

/** The minimum time between two looks at the folder, in milliseconds. */
const PAUSE_MS = 500;

const isFaulty = (findings: readonly Finding[], code: Language): boolean =>
  findings.some(({ file, level }) => level === 'error' && file.startsWith(`${code}/`));

interface Reading {
  readonly packs: ReadonlyMap<Language, LanguagePack>;
  readonly findings: readonly Finding[];
}

const readAll = (dir: string, previous: ReadonlyMap<Language, LanguagePack>): Reading => {
  const { base: baseTexts, languages: checked, findings: named } = checkFolders(dir);
  const packs = new Map<Language, LanguagePack>();
  for (const [code, { draft, valid, findings }] of checked) {
    const last = previous.get(code);
    if (last !== undefined && isFaulty(findings, code)) packs.set(code, last);
    else if (draft.file !== null && findings.every(({ code: kind }) => kind !== 'tag-taken')) {
      const chain = fallbackChain(code, (language) => checked.get(language)?.draft.file?.fallback);
      packs.set(code, {
        code,
        file: draft.file,
        glossary: draft.glossary,
        info: languageInfoOf(draft.file),
        catalogues: completeTexts(draft.file.tag, baseTexts, [
          valid,
          ...chain.flatMap((language) => checked.get(language)?.valid ?? []),
        ]),
      });
    }
  }
  // Pages in a language whose folder was removed are still open.
  for (const [code, pack] of previous) if (!checked.has(code)) packs.set(code, pack);
  return { packs, findings: [...named, ...[...checked.values()].flatMap(({ findings }) => findings)] };
};

/** Creates the languages in a folder. It is read on first use. Throws on first use if the base language cannot be read. */
export const createLanguages = ({ dir, now = Date.now }: LanguagesOptions): Languages => {
  let reading: Reading | null = null;
  let signature = '';
  let lookedAt = -Infinity;
  let version = 0;

  const read = (): Reading => {
    signature = languagesSignature(dir);
    lookedAt = now();
    reading = readAll(dir, reading?.packs ?? new Map());
    version += 1;
    setLanguages(Object.fromEntries([...reading.packs].map(([code, { info }]) => [code, info])));
    return reading;
  };
  const current = (): Reading => reading ?? read();

  return {
    refresh: () => {
      if (reading === null) read();
      else if (now() - lookedAt >= PAUSE_MS) {
        lookedAt = now();
        if (languagesSignature(dir) !== signature) read();
      }
    },
    version: () => {
      current();
      return version;
    },
    all: () => [...current().packs.values()],
    pack: (code) => {
      const { packs } = current();
      const found = packs.get(code) ?? packs.get(BASE_LANGUAGE);
      if (found === undefined) throw new Error(`There is no language ${code}.`);
      return found;
    },
    findings: () => current().findings,
  };
};

/** The folder of the product's languages; the environment variable `LANGUAGES_DIR` names another one. */
export const LANGUAGES_DIR: string =
  process.env['LANGUAGES_DIR'] ?? join(dirname(fileURLToPath(import.meta.url)), '../../languages');

/** The languages of the product. */
export const productLanguages: Languages = createLanguages({ dir: LANGUAGES_DIR });
