import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CheckedFolders, CheckedLanguage } from '#publish/languages/check-folders.ts';
import { changeFile } from '#publish/operators/writes/change-file.ts';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import type { LanguageFile } from '#schemas/language-packs/language-info.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { countText } from '../print-findings.ts';
import { exchangedTexts, isOpen, type Exchange } from './exchange/exchanged-text.ts';
import { writeJson } from './exchange/json-exchange.ts';
import { writeXliff } from './exchange/write-xliff.ts';
import { addPictures } from './pictures/add-pictures.ts';
import { openTranslation, refuseUsage, type LanguageIo } from './language-io.ts';

const USAGE =
  'marquee language export CODE [--format xliff|json] [--missing] [--out FILE] [--pictures DIR [--stories IDS]]';

const FORMATS: ReadonlyMap<string, (exchange: Exchange) => string> = new Map([
  ['xliff', writeXliff],
  ['json', writeJson],
]);

const exchangeOf = (
  folders: CheckedFolders,
  language: CheckedLanguage,
  file: LanguageFile,
  isMissing: boolean,
): Exchange => ({
  code: language.draft.code,
  file,
  sourceTag: folders.languages.get(BASE_LANGUAGE)?.draft.file?.tag ?? 'en',
  texts: exchangedTexts(folders, language, file).filter((text) => !isMissing || isOpen(text)),
});

/**
 * `marquee language export CODE`: writes the texts of a language for translators, or with `--missing` only untranslated or faulty texts, as XLIFF 2.0 or
 * JSON. Returns the exit code: 0, 1 if a language has errors or the file cannot be written, or 2 for wrong usage.
 */
export const exportLanguage = async (args: readonly string[], io: LanguageIo): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      format: { type: 'string', default: 'xliff' },
      missing: { type: 'boolean', default: false },
      out: { type: 'string', short: 'o' },
      pictures: { type: 'string' },
      stories: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [code, ...more] = positionals;
  if (code === undefined || more.length > 0) return refuseUsage(io, `Name one language: ${USAGE}`);
  const write = FORMATS.get(values.format);
  if (write === undefined) {
    const meant = closestMatch(values.format, [...FORMATS.keys()]) ?? 'xliff';
    return refuseUsage(io, `There is no format ${printableJson(values.format)}: write --format ${meant}. ${USAGE}`);
  }
  if (values.stories !== undefined && values.pictures === undefined)
    return refuseUsage(io, `--stories selects the stories of --pictures: ${USAGE}`);
  const opened = openTranslation(code, io);
  if (typeof opened === 'number') return opened;
  const { folders, language, file } = opened;

  const plain = exchangeOf(folders, language, file, values.missing);
  if (plain.texts.length === 0) {
    io.error(`All texts of ${code} are translated. Nothing was written.\n`);
    return 0;
  }
  const { pictures: dir, out, stories } = values;
  const pictured =
    dir === undefined
      ? { exchange: plain, summary: [] }
      : await addPictures(plain, folders.base, { dir, out, stories }, io);
  if (pictured === null) return 1;
  const { exchange, summary } = pictured;
  const text = write(exchange);
  const lines = [
    `${countText(exchange.texts.length, 'text')} of ${code}${out === undefined ? '' : ` are in ${out}`}, ${exchange.texts.filter(isOpen).length} of them to translate`,
    ...summary,
    ...(out === undefined ? [] : [`  back again marquee language import ${code} ${out}`]),
    '',
  ].join('\n');
  if (out === undefined) {
    io.out(text);
    if (summary.length > 0) io.error(lines);
  } else {
    changeFile(resolve(out), () => new TextEncoder().encode(text));
    io.out(lines);
  }
  return 0;
};
