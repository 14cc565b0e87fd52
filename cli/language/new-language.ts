import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CheckedFolders } from '#publish/languages/check-folders.ts';
import { printableJson, type Finding } from '#schemas/checks/finding.ts';
import { checkTogether } from '#schemas/language-packs/check-pack.ts';
import { EMPTY_GLOSSARY } from '#schemas/language-packs/glossary-file.ts';
import { checkLanguageFile, LANGUAGE_FILE } from '#schemas/language-packs/language-file.ts';
import type { LanguageFile } from '#schemas/language-packs/language-info.ts';
import { neededKeys } from '#schemas/language-packs/text-form.ts';
import { BASE_LANGUAGE, LANGUAGE_CODE, type Language } from '#schemas/languages.ts';
import { countText, findingLines, painter } from '../print-findings.ts';
import { factsOf, ownName, tagOfCode } from './language-facts.ts';
import { isPseudo, openLanguages, refuseUsage, unknownLanguage, type LanguageIo } from './language-io.ts';

const USAGE = 'marquee language new CODE [--tag TAG] [--name NAME] [--from CODE]';
const CODE = new RegExp(LANGUAGE_CODE);

const codeFault = (code: string, dir: string): string | null => {
  if (!CODE.test(code)) {
    const meant = code
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 8);
    return `${printableJson(code)} is not a code: write two to eight capital letters, such as ${CODE.test(meant) ? meant : 'MS'}.`;
  }
  // On some systems the names of folders differ in more than their case.
  const existing = readdirSync(dir).find((name) => name.toUpperCase() === code);
  if (existing === undefined) return null;
  return existing === code
    ? `There is already a language ${code}. To see what it lacks: marquee language check ${code}`
    : `There is already a folder ${printableJson(existing)} in ${dir}. Rename it to ${code}, or remove it.`;
};

/** Returns the errors of a new `language.json`, alone and beside those of the other languages. */
const fileFindings = (code: Language, file: LanguageFile, { languages }: CheckedFolders): readonly Finding[] => {
  const { findings } = checkLanguageFile(code, file);
  if (findings.length > 0) return findings;
  const drafts = [...languages.values()].map(({ draft }) => draft);
  return checkTogether([...drafts, { code, file, glossary: EMPTY_GLOSSARY, catalogues: new Map() }]).filter(
    (each) => each.file === `${code}/${LANGUAGE_FILE}`,
  );
};

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the content of a `language.json`, with its list on one line, as the project's formatter writes it. */
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

/**
 * `marquee language new CODE [--tag TAG] [--name NAME] [--from CODE]`: writes the folder of a language with every text as `null`, which means not
 * translated. `--from` names its fallback. Returns the exit code: 0, 1 if the base language has errors, or 2 for wrong usage.
 */
export const newLanguage = (args: readonly string[], io: LanguageIo): number => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { tag: { type: 'string' }, name: { type: 'string' }, from: { type: 'string' } },
    allowPositionals: true,
  });
  const [code, ...more] = positionals;
  if (code === undefined || more.length > 0) return refuseUsage(io, `Name one code: ${USAGE}`);
  const folders = openLanguages(io);
  if (folders === null) return 1;
  const fault = codeFault(code, io.languagesDir);
  if (fault !== null) return refuseUsage(io, fault);

  const { from: fallback = BASE_LANGUAGE } = values;
  const valid = [...folders.languages.values()].filter(({ draft: { file } }) => file !== null && !isPseudo(file));
  const known = valid.map(({ draft }) => draft.code);
  if (!known.includes(fallback)) return refuseUsage(io, unknownLanguage(fallback, known));

  const tag = values.tag ?? tagOfCode(code);
  if (tag === null)
    return refuseUsage(
      io,
      `${code} is not the tag of a language in capital letters. Name the tag: marquee language new ${code} --tag TAG`,
    );
  const name = values.name ?? ownName(tag);
  const file: LanguageFile = { tag, name: name ?? code, fallback, calendar: 'gregory', ...factsOf(tag) };
  const findings = fileFindings(code, file, folders);
  if (findings.length > 0) return refuseUsage(io, `${USAGE}\n${findingLines(findings, painter(io)).join('\n')}`);
  if (name === null)
    return refuseUsage(
      io,
      `No name of ${tag} is known. Name it as it names itself: marquee language new ${code} --tag ${tag} --name NAME`,
    );

  const count = writeFolder(io.languagesDir, code, file, folders);
  io.out(
    [
      `${file.name} is in ${join(io.languagesDir, code)}, with ${countText(count, 'text')} to translate`,
      `  tag        ${tag}${values.tag === undefined ? ', derived from the code; another one is set with --tag' : ''}`,
      `  direction  ${file.direction}`,
      `  fallback   ${fallback}`,
      `  next       marquee language export ${code} --out ${code}.xlf`,
      '',
    ].join('\n'),
  );
  return 0;
};
