import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolders, type CheckedFolders, type CheckedLanguage } from '#publish/languages/check-folders.ts';
import { readLanguageFolder } from '#publish/languages/language-folder.ts';
import { LANGUAGES_DIR } from '#publish/languages/languages.ts';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import { LANGUAGE_FILE } from '#schemas/language-packs/language-file.ts';
import type { LanguageFile } from '#schemas/language-packs/language-info.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { refused, wrongUsage, type CommandError } from '../frame/command-error.ts';
import type { CommandIo } from '../frame/command-io.ts';
import { hasErrors } from '../print-findings.ts';

/** Returns the folder with one folder for each language. */
export const languagesIn = ({ languagesDir = LANGUAGES_DIR }: Pick<CommandIo, 'languagesDir'>): string => languagesDir;

/** Returns whether the texts of a language are generated from those of the base language, so that nobody translates them. */
export const isPseudo = (file: LanguageFile | null): boolean => file?.pseudo === true;

/** Returns the error for a language that does not exist, with a suggestion. */
export const unknownLanguage = (code: string, known: readonly string[]): CommandError => {
  const meant = closestMatch(code, known);
  const hint = meant === null ? '' : ` Did you mean ${meant}?`;
  return wrongUsage(
    'unknown-language',
    `There is no language ${printableJson(code)}.${hint} Known: ${known.join(', ') || 'none'}.`,
  );
};

/** Reads and checks all languages. Throws a `CommandError` if the base language cannot be read. */
export const openLanguages = (io: CommandIo): CheckedFolders => {
  const dir = languagesIn(io);
  if (!existsSync(join(dir, BASE_LANGUAGE)))
    throw refused(
      'no-languages',
      `There is no folder ${BASE_LANGUAGE} in ${dir}. Its texts are the source of all others.`,
    );
  const { findings } = readLanguageFolder(dir, BASE_LANGUAGE);
  if (hasErrors(findings))
    throw refused(
      'language-has-errors',
      `${BASE_LANGUAGE} is the source of all languages and has errors. Correct it first.`,
      findings,
    );
  return checkFolders(dir);
};

/** A language that is translated from the base language. */
export interface Translation {
  readonly folders: CheckedFolders;
  readonly language: CheckedLanguage;
  readonly file: LanguageFile;
}

/** Reads a language that translators work on. Throws a `CommandError` if there is none. */
export const openTranslation = (code: string, io: CommandIo): Translation => {
  const folders = openLanguages(io);
  const translated = [...folders.languages].filter(
    ([each, { draft }]) => each !== BASE_LANGUAGE && !isPseudo(draft.file),
  );
  const language = folders.languages.get(code);
  if (code === BASE_LANGUAGE)
    throw wrongUsage('not-translated', `${code} is the source of all other languages. Edit it in its folder.`);
  if (language === undefined)
    throw unknownLanguage(
      code,
      translated.map(([each]) => each),
    );
  const { file } = language.draft;
  if (isPseudo(file))
    throw wrongUsage(
      'not-translated',
      `${code} is generated from ${BASE_LANGUAGE} for tests. It has no texts to translate.`,
    );
  if (file !== null) return { folders, language, file };
  throw refused(
    'language-has-errors',
    `${code} cannot be read. Correct it first.`,
    language.findings.filter(({ file: path }) => path === `${code}/${LANGUAGE_FILE}`),
  );
};
