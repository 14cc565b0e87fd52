import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { finding, printableJson, type Finding } from '#schemas/checks/finding.ts';
import { parseJson } from '#schemas/checks/parse-json.ts';
import type { LanguageDraft } from '#schemas/language-packs/check-pack.ts';
import { checkGlossaryFile, EMPTY_GLOSSARY, GLOSSARY_FILE } from '#schemas/language-packs/glossary-file.ts';
import { checkLanguageFile, LANGUAGE_FILE } from '#schemas/language-packs/language-file.ts';
import { LANGUAGE_CODE } from '#schemas/languages.ts';

const CODE = new RegExp(LANGUAGE_CODE);

/** The subfolders of a language that contain catalogues. */
const FOLDERS = ['', 'site/', 'sandbox/'] as const;

const namesIn = (dir: string): readonly string[] => (existsSync(dir) ? readdirSync(dir).sort() : []);

/** A language as read from its folder, with the findings about its files. */
export interface LanguageFolder {
  readonly draft: LanguageDraft;
  readonly findings: readonly Finding[];
}

/** Reads the folder of one language. Never throws because of what its files contain. */
export const readLanguageFolder = (dir: string, code: string): LanguageFolder => {
  const findings: Finding[] = [];
  const read = (name: string): Readonly<Record<string, unknown>> | null => {
    const path = join(dir, code, name);
    const parsed = parseJson(`${code}/${name}`, { size: statSync(path).size, read: () => readFileSync(path) });
    findings.push(...parsed.findings);
    return parsed.value;
  };
  const catalogues = new Map<string, Readonly<Record<string, unknown>>>();
  for (const folder of FOLDERS)
    for (const name of namesIn(join(dir, code, folder))) {
      if (!name.endsWith('.json') || [LANGUAGE_FILE, GLOSSARY_FILE].includes(folder + name)) continue;
      const value = read(folder + name);
      if (value !== null) catalogues.set(folder + name.slice(0, -'.json'.length), value);
    }
  const terms = existsSync(join(dir, code, GLOSSARY_FILE)) ? read(GLOSSARY_FILE) : null;
  const checkedTerms = terms === null ? null : checkGlossaryFile(code, terms);
  const glossary = checkedTerms?.glossary ?? EMPTY_GLOSSARY;
  findings.push(...(checkedTerms?.findings ?? []));
  if (!existsSync(join(dir, code, LANGUAGE_FILE))) {
    findings.push(
      finding({
        file: `${code}/${LANGUAGE_FILE}`,
        pointer: '',
        code: 'file-missing',
        message: 'is missing',
        remedy: 'add it; copy that of another language',
      }),
    );
    return { draft: { code, file: null, glossary, catalogues }, findings };
  }
  const value = read(LANGUAGE_FILE);
  const checked = value === null ? { language: null, findings: [] } : checkLanguageFile(code, value);
  return {
    draft: { code, file: checked.language, glossary, catalogues },
    findings: [...findings, ...checked.findings],
  };
};

/** Returns the names of the language folders, and a finding for each folder whose name cannot be a language code. */
export const listLanguageFolders = (
  dir: string,
): { readonly codes: readonly string[]; readonly findings: readonly Finding[] } => {
  const names = namesIn(dir).filter((name) => !name.startsWith('.') && statSync(join(dir, name)).isDirectory());
  return {
    codes: names.filter((name) => CODE.test(name)),
    findings: names
      .filter((name) => !CODE.test(name))
      .map((name) =>
        finding({
          file: name,
          pointer: '',
          code: 'folder-name',
          message: `${printableJson(name)} is not the code of a language`,
          remedy: CODE.test(name.toUpperCase())
            ? `name the folder ${name.toUpperCase()}`
            : 'use two to eight capital letters',
        }),
      ),
  };
};

/** Stands in for the metadata of a file that was removed after the folder was listed. */
const NO_FILE = { size: 0, mtimeMs: 0, ino: 0 };

/** Returns a string that changes with the name, size or modification time of any file in the folder. */
export const languagesSignature = (dir: string): string =>
  listLanguageFolders(dir)
    .codes.flatMap((code) =>
      FOLDERS.flatMap((folder) =>
        namesIn(join(dir, code, folder)).map((name) => {
          const { size, mtimeMs, ino } = statSync(join(dir, code, folder, name), { throwIfNoEntry: false }) ?? NO_FILE;
          return `${code}/${folder}${name}:${size}:${mtimeMs}:${ino}`;
        }),
      ),
    )
    .join('\n');
