import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import type { CheckedFolders } from '#publish/languages/check-folders.ts';
import { printableJson, type Finding } from '#schemas/checks/finding.ts';
import { checkTogether } from '#schemas/language-packs/check-pack.ts';
import { EMPTY_GLOSSARY } from '#schemas/language-packs/glossary-file.ts';
import { checkLanguageFile, LANGUAGE_FILE } from '#schemas/language-packs/language-file.ts';
import type { LanguageFile } from '#schemas/language-packs/language-info.ts';
import { neededKeys } from '#schemas/language-packs/text-form.ts';
import { BASE_LANGUAGE, LANGUAGE_CODE, type Language } from '#schemas/languages.ts';
import { CommandError, wrongUsage } from '../frame/command-error.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { countText } from '../print-findings.ts';
import { factsOf, ownName, tagOfCode } from './language-facts.ts';
import { isPseudo, languagesIn, openLanguages, unknownLanguage } from './language-io.ts';

const CODE = new RegExp(LANGUAGE_CODE);

const codeFault = (code: string, dir: string): string | null => {
  if (!CODE.test(code)) {
    const meant = code
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 8);
    return `${printableJson(code)} is not a code: write two to eight capital letters, such as ${CODE.test(meant) ? meant : 'MS'}.`;
  }
  // On some systems, folder names that differ only in case are the same.
  const existing = readdirSync(dir).find((name) => name.toUpperCase() === code);
  if (existing === undefined) return null;
  return existing === code
    ? `There is already a language ${code}. To see what it lacks: marquee language check ${code}`
    : `There is already a folder ${printableJson(existing)} in ${dir}. Rename it to ${code}, or remove it.`;
};

/** Returns the errors of a new `language.json`, both by itself and together with those of the other languages. */
const fileFindings = (code: Language, file: LanguageFile, { languages }: CheckedFolders): readonly Finding[] => {
  const { findings } = checkLanguageFile(code, file);
  if (findings.length > 0) return findings;
  const drafts = [...languages.values()].map(({ draft }) => draft);
  return checkTogether([...drafts, { code, file, glossary: EMPTY_GLOSSARY, catalogues: new Map() }]).filter(
    (each) => each.file === `${code}/${LANGUAGE_FILE}`,
  );
};

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the content of a `language.json`, with its list on one line, as the project's formatter prints it. */
const languageText = (file: LanguageFile): string => {
  const variants = file.search.variants.map((each) => JSON.stringify(each)).join(', ');
  return jsonText({ ...file, search: { ...file.search, variants: [] } }).replace(
    '"variants": []',
    `"variants": [${variants}]`,
  );
};

/** Writes the folder of a language under a temporary name and renames it, so that a server never reads half of it. Returns the number of texts. */
const writeFolder = (dir: string, code: Language, file: LanguageFile, { base }: CheckedFolders): number => {
  const made = join(dir, `.${code}.new`);
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(made, name)), { recursive: true });
    writeFileSync(join(made, name), text);
  };
  rmSync(made, { recursive: true, force: true });
  let count = 0;
  try {
    write(LANGUAGE_FILE, languageText(file));
    for (const [namespace, texts] of base) {
      const keys = [...neededKeys(texts, file.tag).keys()];
      count += keys.length;
      write(`${namespace}.json`, jsonText(Object.fromEntries(keys.map((key) => [key, null]))));
    }
    renameSync(made, join(dir, code));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return count;
};

interface NewLanguageValues {
  readonly tag: string | undefined;
  readonly name: string | undefined;
  readonly from: string | undefined;
}

const newLanguageSchema = closed({
  language: Type.String(),
  name: Type.String(),
  folder: Type.String({ description: 'The folder that was written.' }),
  tag: Type.String(),
  direction: Type.String(),
  fallback: Type.String(),
  texts: Type.Integer({ description: 'The number of texts to translate.' }),
});

const fallbackOf = (from: string = BASE_LANGUAGE, { languages }: CheckedFolders): string => {
  const valid = [...languages.values()].filter(({ draft: { file } }) => file !== null && !isPseudo(file));
  const known = valid.map(({ draft }) => draft.code);
  if (!known.includes(from)) throw unknownLanguage(from, known);
  return from;
};

/** `marquee language new CODE`: writes the folder of a language with every text as `null`, which means not translated. */
export const newLanguageCommand = implement(
  newLanguageSchema,
  ({ values, args: [code], io }: CommandInput<NewLanguageValues, readonly [string]>) => {
    const folders = openLanguages(io);
    const dir = languagesIn(io);
    const fault = codeFault(code, dir);
    if (fault !== null) throw wrongUsage('unusable-value', fault);
    const fallback = fallbackOf(values.from, folders);
    const tag = values.tag ?? tagOfCode(code);
    if (tag === null)
      throw wrongUsage(
        'missing-argument',
        `${code} is not the tag of a language in capital letters. Name the tag: marquee language new ${code} --tag TAG`,
      );
    const name = values.name ?? ownName(tag);
    const file: LanguageFile = { tag, name: name ?? code, fallback, calendar: 'gregory', ...factsOf(tag) };
    const findings = fileFindings(code, file, folders);
    if (findings.length > 0)
      throw new CommandError(EXIT.usage, 'unusable-value', `The language ${code} was not added.`, findings);
    if (name === null)
      throw wrongUsage(
        'missing-argument',
        `The name of ${tag} is unknown. State the language's name for itself: marquee language new ${code} --tag ${tag} --name NAME`,
      );
    const count = writeFolder(dir, code, file, folders);
    const folder = join(dir, code);
    return {
      exit: EXIT.done,
      result: { language: code, name, folder, tag, direction: file.direction, fallback, texts: count },
      text: [
        `${file.name} is in ${folder}, with ${countText(count, 'text')} to translate`,
        `  tag        ${tag}${values.tag === undefined ? ', derived from the code; another one is set with --tag' : ''}`,
        `  direction  ${file.direction}`,
        `  fallback   ${fallback}`,
        `  next       marquee language export ${code} --out ${code}.xlf`,
        '',
      ].join('\n'),
    };
  },
);
