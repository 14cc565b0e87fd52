import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finding, type Finding } from '#schemas/checks/finding.ts';
import { completeTexts, fallbackChain, fittingTexts, type Catalogues } from '#schemas/language-packs/check-pack.ts';
import type { GlossaryFile } from '#schemas/language-packs/glossary-file.ts';
import { languageInfoOf, type LanguageFile } from '#schemas/language-packs/language-info.ts';
import { BASE_LANGUAGE, setLanguages, type Language, type LanguageInfo } from '#schemas/languages.ts';
import { checkFolders, isFaulty } from './check-folders.ts';
import { languagesSignature } from './language-folder.ts';

/** A language that is ready for use. Texts that it lacks are taken from its fallbacks. */
export interface LanguagePack {
  readonly code: Language;
  readonly info: LanguageInfo;
  readonly file: LanguageFile;
  readonly glossary: GlossaryFile;
  /** The texts by namespace, such as `site/auth`. Every text of the base language is present. */
  readonly catalogues: Catalogues;
}

/** The languages in a folder. */
export interface Languages {
  /** Reads the folder again if a file has changed. A language that now has an error keeps its last valid texts. */
  readonly refresh: () => void;
  /** Changes whenever the texts of any language change. */
  readonly version: () => number;
  readonly all: () => readonly LanguagePack[];
  /** Returns a language, or the base language for an unknown code. */
  readonly pack: (code: Language) => LanguagePack;
  readonly findings: () => readonly Finding[];
}

export interface LanguagesOptions {
  readonly dir: string;
  readonly now?: () => number;
}

/** The minimum time between two checks of the folder, in milliseconds. */
const PAUSE_MS = 500;

interface Reading {
  readonly base: Catalogues;
  readonly packs: ReadonlyMap<Language, LanguagePack>;
  readonly findings: readonly Finding[];
}

const readAll = (dir: string, previous: Reading | null): Reading => {
  const { base, languages: checked, findings: named } = checkFolders(dir, previous?.base);
  /** Returns the last valid version of a language that now has an error. */
  const lastOf = (code: Language): LanguagePack | undefined =>
    isFaulty(checked.get(code)?.findings ?? [], code) ? previous?.packs.get(code) : undefined;
  const textsOf = (code: Language): readonly Catalogues[] => {
    const last = lastOf(code);
    const valid = checked.get(code)?.valid;
    return [
      ...(last === undefined ? [] : [fittingTexts(last.info.tag, base, last.catalogues)]),
      ...(valid === undefined ? [] : [valid]),
    ];
  };
  const packs = new Map<Language, LanguagePack>();
  for (const [code, { draft, findings }] of checked) {
    const isUsable = draft.file !== null && findings.every(({ code: kind }) => kind !== 'tag-taken');
    const last = lastOf(code);
    const file = last?.file ?? (isUsable ? draft.file : null);
    if (file === null) continue;
    const chain = fallbackChain(code, (language) => (lastOf(language) ?? checked.get(language)?.draft)?.file?.fallback);
    packs.set(code, {
      code,
      file,
      glossary: last?.glossary ?? draft.glossary,
      info: last?.info ?? languageInfoOf(file),
      catalogues: completeTexts(file.tag, base, [code, ...chain].flatMap(textsOf)),
    });
  }
  // Pages may still be open in a language whose folder has been removed.
  for (const [code, pack] of previous?.packs ?? []) if (!checked.has(code)) packs.set(code, pack);
  return { base, packs, findings: [...named, ...[...checked.values()].flatMap(({ findings }) => findings)] };
};

/** The finding for a folder that could not be read, for example because its files are being replaced. */
const unreadable = (error: unknown): Finding =>
  finding({
    file: '',
    pointer: '',
    code: 'unreadable',
    message: `the languages cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    remedy: 'the last valid texts are served; the folder is read again at the next request',
  });

/** Creates the languages of a folder, which is read on first use. That first use throws if the base language cannot be read. */
export const createLanguages = ({ dir, now = Date.now }: LanguagesOptions): Languages => {
  let reading: Reading | null = null;
  let signature = '';
  let lookedAt = -Infinity;
  let version = 0;

  const read = (): Reading => {
    signature = languagesSignature(dir);
    lookedAt = now();
    reading = readAll(dir, reading);
    version += 1;
    setLanguages(Object.fromEntries([...reading.packs].map(([code, { info }]) => [code, info])));
    return reading;
  };
  const current = (): Reading => reading ?? read();

  return {
    refresh: () => {
      const { packs, base } = current();
      if (now() - lookedAt < PAUSE_MS) return;
      lookedAt = now();
      try {
        if (languagesSignature(dir) !== signature) read();
      } catch (error) {
        signature = '';
        reading = { base, packs, findings: [unreadable(error)] };
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

/** The folder of the product's languages; the environment variable `LANGUAGES_DIR` overrides it. */
export const LANGUAGES_DIR: string = resolve(
  process.env['LANGUAGES_DIR'] || join(dirname(fileURLToPath(import.meta.url)), '../../languages'),
);

/** The languages of the product. */
export const productLanguages: Languages = createLanguages({ dir: LANGUAGES_DIR });
