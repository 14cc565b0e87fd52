import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { printable, type Finding } from '#schemas/checks/finding.ts';
import { neededKeys } from '#schemas/language-packs/text-form.ts';
import { refused, type CommandError } from '../frame/command-error.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { countText } from '../print-findings.ts';
import { readVersion, textOf } from '#publish/operators/writes/file-version.ts';
import { rewriteJson } from '#publish/operators/writes/rewrite-json.ts';
import { writeFiles } from '#publish/operators/writes/write-files.ts';
import { STATES, type ImportedText, type ImportFault } from './exchange/imported-file.ts';
import { readExchange } from './exchange/read-exchange.ts';
import { languagesIn, openTranslation, type Translation } from './language-io.ts';
import { planImport, type ImportPlan } from './plan-import.ts';

/** How many texts a hint names. */
const NAMED = 5;

/** Returns the content of a changed catalogue, in the order of the base language. Unchanged entries keep their text. */
const catalogueText = (
  json: string,
  namespace: string,
  texts: ReadonlyMap<string, string>,
  { folders, file }: Translation,
): string => {
  const own = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const next: Record<string, unknown> = { ...own, ...Object.fromEntries(texts) };
  const order = [...neededKeys(folders.base.get(namespace) ?? {}, file.tag).keys()].filter((key) =>
    Object.hasOwn(next, key),
  );
  const ordered = Object.fromEntries([...order, ...Object.keys(own)].map((key) => [key, next[key]]));
  return rewriteJson(json, ordered);
};

/** Returns the errors that prevent a changed catalogue from being written without losing something. */
const unsafeCatalogues = (
  { changes }: ImportPlan,
  { language: { draft, findings } }: Translation,
  dir: string,
): readonly Finding[] =>
  [...changes.keys()].flatMap((namespace) => {
    const file = `${draft.code}/${namespace}.json`;
    const isUnread = existsSync(join(dir, file)) && !draft.catalogues.has(namespace);
    return findings.filter(
      (each) => each.file === file && (isUnread ? each.pointer === '' : each.code === 'polluting-key'),
    );
  });

const named = (texts: readonly ImportedText[]): string =>
  texts
    .slice(0, NAMED)
    .map(({ namespace, key }) => printable(`${namespace} ${key}`))
    .join(', ') + (texts.length > NAMED ? ', …' : '');

/** Returns the refusal for a file with faults. */
const refuseFile = (file: string, faults: readonly ImportFault[]): CommandError =>
  refused(
    'import-refused',
    `${printable(file, 200)} was refused, and nothing was changed.`,
    faults.map(({ at, message, remedy }) => ({
      file: basename(file) + at,
      pointer: '',
      level: 'error',
      code: 'import',
      message,
      remedy,
      block: null,
    })),
  );

const changedTexts = ({ changes }: ImportPlan): number =>
  [...changes.values()].reduce((sum, texts) => sum + texts.size, 0);

const summary = (code: string, plan: ImportPlan): string => {
  const { changes, unchanged, untranslated, unfinished, outdated } = plan;
  const changed = changedTexts(plan);
  const { length: late } = outdated;
  return [
    `${code}: ${countText(changed, 'text')} changed in ${countText(changes.size, 'catalogue')}, ${unchanged} as before, ${untranslated} without a translation`,
    ...(unfinished.length === 0
      ? []
      : [
          `  left out   ${countText(unfinished.length, 'translation')} in the state "${STATES[0]}"; a finished one has the state "${STATES[1]}" (${named(unfinished)})`,
        ]),
    ...(late === 0
      ? []
      : [
          `  look again ${countText(late, 'text')} ${late === 1 ? 'was' : 'were'} translated from an earlier source text (${named(outdated)})`,
        ]),
    ...(changed === 0 ? [] : [`  next       marquee language check ${code}`]),
    '',
  ].join('\n');
};

const importSchema = closed({
  language: Type.String(),
  changed: Type.Integer({ description: 'How many texts were changed.' }),
  unchanged: Type.Integer(),
  untranslated: Type.Integer({ description: 'How many texts in the file have no translation.' }),
  unfinished: Type.Integer({ description: 'How many translations were left out because they are not finished.' }),
  outdated: Type.Integer({ description: 'How many were translated from an earlier source text.' }),
});

/** `marquee language import CODE FILE`: imports the translations from an XLIFF or JSON file: all of them, or none if there is a fault. */
export const importLanguageCommand = implement(
  importSchema,
  ({ args: [code, file], io }: CommandInput<unknown, readonly [string, string]>) => {
    const translation = openTranslation(code, io);
    const dir = languagesIn(io);
    const plan = planImport(readExchange(file), translation);
    if (plan.faults.length > 0) throw refuseFile(file, plan.faults);
    const unsafe = unsafeCatalogues(plan, translation, dir);
    if (unsafe.length > 0)
      throw refused('language-has-errors', 'Correct these files first; nothing was changed.', unsafe);
    const folder = join(dir, code);
    const stale = writeFiles(
      folder,
      [...plan.changes].map(([namespace, texts]) => {
        const path = `${namespace}.json`;
        const from = readVersion(join(folder, path));
        const text = catalogueText(textOf(from) ?? '{}', namespace, texts, translation);
        return { path, from, content: new TextEncoder().encode(text) };
      }),
    );
    if (stale.length > 0)
      throw refused(
        'stale',
        `${stale.map(({ path }) => `${code}/${path}`).join(', ')} was changed during the import, and nothing was written. Import the file again.`,
      );
    return {
      exit: EXIT.done,
      result: {
        language: code,
        changed: changedTexts(plan),
        unchanged: plan.unchanged,
        untranslated: plan.untranslated,
        unfinished: plan.unfinished.length,
        outdated: plan.outdated.length,
      },
      text: summary(code, plan),
    };
  },
);
