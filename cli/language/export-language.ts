import { resolve } from 'node:path';
import { Type } from 'typebox';
import { changeFile } from '#publish/operators/writes/change-file.ts';
import { closed } from '#schemas/brand-parts.ts';
import type { CheckedFolders, CheckedLanguage } from '#publish/languages/check-folders.ts';
import type { LanguageFile } from '#schemas/language-packs/language-info.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { wrongUsage } from '../frame/command-error.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { countText } from '../print-findings.ts';
import { exchangedTexts, isOpen, type Exchange } from './exchange/exchanged-text.ts';
import { writeJson } from './exchange/json-exchange.ts';
import { writeXliff } from './exchange/write-xliff.ts';
import { addPictures } from './pictures/add-pictures.ts';
import { openTranslation } from './language-io.ts';

const FORMATS = { xliff: writeXliff, json: writeJson } as const;

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

interface ExportValues {
  readonly format: 'xliff' | 'json' | undefined;
  readonly out: string | undefined;
  readonly missing: boolean;
  readonly pictures: string | undefined;
  readonly stories: string | undefined;
}

const exportSchema = closed({
  language: Type.String(),
  texts: Type.Integer({ description: 'The number of texts.' }),
  open: Type.Integer({ description: 'How many of them are to translate.' }),
  file: Type.Union([Type.String(), Type.Null()], { description: 'The file that was written; null without --out.' }),
  content: Type.Union([Type.String(), Type.Null()], { description: 'The texts as XLIFF or JSON; null with --out.' }),
});

/** `marquee language export CODE`: writes a language's texts for translators, or with `--missing` only untranslated or faulty ones. */
export const exportLanguageCommand = implement(
  exportSchema,
  async ({ values, args: [code], io }: CommandInput<ExportValues, readonly [string]>) => {
    const { format = 'xliff', pictures: dir, out = null, stories } = values;
    if (stories !== undefined && dir === undefined)
      throw wrongUsage(
        'missing-argument',
        '--stories selects the stories of --pictures: name a folder with --pictures.',
      );
    const { folders, language, file } = openTranslation(code, io);
    const plain = exchangeOf(folders, language, file, values.missing);
    if (plain.texts.length === 0) {
      io.error(`All texts of ${code} are translated. Nothing was written.\n`);
      return { exit: EXIT.done, result: { language: code, texts: 0, open: 0, file: null, content: null }, text: '' };
    }
    const { exchange, summary } =
      dir === undefined
        ? { exchange: plain, summary: [] }
        : await addPictures(plain, folders.base, { dir, out, stories }, io);
    const content = FORMATS[format](exchange);
    const open = exchange.texts.filter(isOpen).length;
    const lines = [
      `${countText(exchange.texts.length, 'text')} of ${code}${out === null ? '' : ` are in ${out}`}, ${open} of them to translate`,
      ...summary,
      ...(out === null ? [] : [`  back again marquee language import ${code} ${out}`]),
      '',
    ].join('\n');
    if (out !== null) changeFile(resolve(out), () => new TextEncoder().encode(content));
    else if (summary.length > 0) io.error(lines);
    return {
      exit: EXIT.done,
      result: {
        language: code,
        texts: exchange.texts.length,
        open,
        file: out,
        content: out === null ? content : null,
      },
      text: out === null ? content : lines,
    };
  },
);
