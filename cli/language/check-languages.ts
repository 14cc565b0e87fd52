import { parseArgs } from 'node:util';
import type { CheckedFolders, CheckedLanguage } from '#publish/languages/check-folders.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import { neededKeys } from '#schemas/language-packs/text-form.ts';
import { BASE_LANGUAGE, type Language } from '#schemas/languages.ts';
import { countText, findingLines, hasErrors, painter, summaryLine } from '../print-findings.ts';
import { briefLines } from './brief-lines.ts';
import { isPseudo, openLanguages, refuseUsage, unknownLanguage, type LanguageIo } from './language-io.ts';
import { widthFindings, widthLimits } from './width-limits.ts';

/** Says how many of the needed texts a language has. */
const coverage = ({ base }: CheckedFolders, code: Language, { draft, valid }: CheckedLanguage): string => {
  if (draft.file === null) return 'language.json has an error';
  const { tag } = draft.file;
  const needed = [...base.values()].reduce((sum, texts) => sum + neededKeys(texts, tag).size, 0);
  if (code === BASE_LANGUAGE) return `${countText(needed, 'text')}, the source of all others`;
  if (isPseudo(draft.file)) return `made from ${BASE_LANGUAGE} for tests`;
  const translated = [...valid.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  return `${translated} of ${countText(needed, 'text')}, ${needed === 0 ? 100 : Math.floor((translated * 100) / needed)} %`;
};

/**
 * `marquee language check [CODE] [--all]`: prints how much of each language is translated, and every finding about it. Returns the exit code: 0 for no
 * errors, 1 for errors, 2 for an unknown language.
 */
export const checkLanguages = (args: readonly string[], io: LanguageIo): number => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [wanted, ...more] = positionals;
  if (more.length > 0)
    return refuseUsage(io, 'Name one language, or none for all: marquee language check [CODE] [--all]');
  const folders = openLanguages(io);
  if (folders === null) return 1;
  const known = [...folders.languages.keys()];
  if (wanted !== undefined && !known.includes(wanted)) return refuseUsage(io, unknownLanguage(wanted, known));

  const paint = painter(io);
  const limitOf = widthLimits(folders);
  const isOne = wanted !== undefined;
  const list = (code: Language, findings: readonly Finding[]): readonly string[] =>
    values.all ? findingLines(findings, paint) : briefLines(code, findings, { isOne, paint });
  const checked = [...folders.languages].filter(([code]) => !isOne || code === wanted);
  const named = isOne ? [] : folders.findings;
  const found = checked.map(([code, language]) => ({
    code,
    head: `${code}  ${coverage(folders, code, language)}`,
    findings: [...language.findings, ...widthFindings(folders, limitOf, code)],
  }));
  const all = [...named, ...found.flatMap(({ findings }) => findings)];
  io.out(
    [
      ...findingLines(named, paint),
      ...found.flatMap(({ code, head, findings }) => [
        findings.length === 0 ? `${head}  ${paint('clean', 'good')}` : head,
        ...list(code, findings),
      ]),
      '',
      summaryLine(countText(checked.length, 'language'), all, paint),
      '',
    ].join('\n'),
  );
  return hasErrors(all) ? 1 : 0;
};
