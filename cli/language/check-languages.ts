import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import type { CheckedFolders, CheckedLanguage } from '#publish/languages/check-folders.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import { neededKeys } from '#schemas/language-packs/text-form.ts';
import { BASE_LANGUAGE, type Language } from '#schemas/languages.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { findingSchema } from '../frame/result-schema.ts';
import { countText, findingLines, hasErrors, painter, summaryLine } from '../print-findings.ts';
import { briefLines } from './brief-lines.ts';
import { isPseudo, openLanguages, unknownLanguage } from './language-io.ts';
import { widthFindings, widthLimits } from './width-limits.ts';

/** Describes how many of the required texts a language has. */
const coverage = ({ base }: CheckedFolders, code: Language, { draft, valid }: CheckedLanguage): string => {
  if (draft.file === null) return 'language.json has an error';
  const { tag } = draft.file;
  const needed = [...base.values()].reduce((sum, texts) => sum + neededKeys(texts, tag).size, 0);
  if (code === BASE_LANGUAGE) return `${countText(needed, 'text')}, the source of all others`;
  if (isPseudo(draft.file)) return `generated from ${BASE_LANGUAGE} for tests`;
  const translated = [...valid.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  return `${translated} of ${countText(needed, 'text')}, ${needed === 0 ? 100 : Math.floor((translated * 100) / needed)} %`;
};

const checkLanguagesSchema = closed({
  findings: Type.Array(findingSchema, { description: 'Findings that belong to no single language.' }),
  languages: Type.Array(
    closed({
      code: Type.String(),
      coverage: Type.String({ description: 'How much is translated.' }),
      findings: Type.Array(findingSchema),
    }),
  ),
});

/** `marquee language check [CODE]`: shows how much of each language is translated, and lists every finding; exits with 1 for errors. */
export const checkLanguagesCommand = implement(
  checkLanguagesSchema,
  ({ values, args: [wanted], io }: CommandInput<{ readonly all: boolean }, readonly [string | undefined]>) => {
    const folders = openLanguages(io);
    const known = [...folders.languages.keys()];
    if (wanted !== undefined && !known.includes(wanted)) throw unknownLanguage(wanted, known);

    const paint = painter(io);
    const limitOf = widthLimits(folders);
    const isOne = wanted !== undefined;
    const list = (code: Language, findings: readonly Finding[]): readonly string[] =>
      values.all ? findingLines(findings, paint) : briefLines(code, findings, { isOne, paint });
    const general = isOne ? [] : folders.findings;
    const languages = [...folders.languages]
      .filter(([code]) => !isOne || code === wanted)
      .map(([code, language]) => ({
        code,
        coverage: coverage(folders, code, language),
        findings: [...language.findings, ...widthFindings(folders, limitOf, code)],
      }));
    const all = [...general, ...languages.flatMap(({ findings }) => findings)];
    return {
      exit: hasErrors(all) ? EXIT.refused : EXIT.done,
      result: { findings: general, languages },
      text: [
        ...findingLines(general, paint),
        ...languages.flatMap(({ code, coverage: text, findings }) => [
          `${code}  ${text}${findings.length === 0 ? `  ${paint('clean', 'good')}` : ''}`,
          ...list(code, findings),
        ]),
        '',
        summaryLine(countText(languages.length, 'language'), all, paint),
        '',
      ].join('\n'),
    };
  },
);
