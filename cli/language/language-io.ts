import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolders, type CheckedFolders, type CheckedLanguage } from '#publish/languages/check-folders.ts';
import { readLanguageFolder } from '#publish/languages/language-folder.ts';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import { LANGUAGE_FILE } from '#schemas/language-packs/language-file.ts';
import type { LanguageFile } from '#schemas/language-packs/language-info.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { findingLines, hasErrors, painter, type Output } from '../print-findings.ts';

/** Where the commands for languages read, write and print. */
export interface LanguageIo extends Output {
  /** The folder with one folder for each language. */
  readonly languagesDir: string;
  /** Finds Chromium for pictures, instead of looking in the usual places. */
  readonly findChromium?: () => Promise<string | null>;
}

/** Prints why a command cannot run, and returns the exit code for wrong usage. */
export const refuseUsage = (io: Output, why: string): 2 => {
  io.error(`${why}\n`);
  return 2;
};

/** Returns whether the texts of a language are made from those of the base language, so that nobody translates them. */
export const isPseudo = (file: LanguageFile | null): boolean => file?.pseudo === true;

/** Says that a language does not exist, and which one was probably meant. */
export const unknownLanguage = (code: string, known: readonly string[]): string => {
  const meant = closestMatch(code, known);
  const hint = meant === null ? '' : ` Did you mean ${meant}?`;
  return `There is no language ${printableJson(code)}.${hint} Known: ${known.join(', ') || 'none'}.`;
};

/** Reads and checks all languages. If the base language cannot be read, prints why and returns `null`. */
export const openLanguages = (io: LanguageIo): CheckedFolders | null => {
  const { languagesDir } = io;
  if (!existsSync(join(languagesDir, BASE_LANGUAGE))) {
    io.error(`There is no folder ${BASE_LANGUAGE} in ${languagesDir}. Its texts are the source of all others.\n`);
    return null;
  }
  const base = readLanguageFolder(languagesDir, BASE_LANGUAGE);
  if (hasErrors(base.findings)) {
    const lines = findingLines(base.findings, painter(io)).join('\n');
    io.error(`${BASE_LANGUAGE} is the source of all languages and has errors. Correct it first:\n${lines}\n`);
    return null;
  }
  return checkFolders(languagesDir);
};

/** A language that is translated from the base language. */
export interface Translation {
  readonly folders: CheckedFolders;
  readonly language: CheckedLanguage;
  readonly file: LanguageFile;
}

/** Reads a language whose texts are given to translators. If there is none, prints why and returns the exit code. */
export const openTranslation = (code: string, io: LanguageIo): Translation | 1 | 2 => {
  const folders = openLanguages(io);
  if (folders === null) return 1;
  const translated = [...folders.languages].filter(
    ([each, { draft }]) => each !== BASE_LANGUAGE && !isPseudo(draft.file),
  );
  const language = folders.languages.get(code);
  if (code === BASE_LANGUAGE)
    return refuseUsage(io, `${code} is the source of all other languages. It is edited in its folder.`);
  if (language === undefined)
    return refuseUsage(
      io,
      unknownLanguage(
        code,
        translated.map(([each]) => each),
      ),
    );
  const { file } = language.draft;
  if (isPseudo(file))
    return refuseUsage(io, `${code} is made from ${BASE_LANGUAGE} for tests. It has no texts to translate.`);
  if (file !== null) return { folders, language, file };
  const faults = language.findings.filter(({ file: path }) => path === `${code}/${LANGUAGE_FILE}`);
  io.error(`${code} cannot be read. Correct it first:\n${findingLines(faults, painter(io)).join('\n')}\n`);
  return 1;
};
