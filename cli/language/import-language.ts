import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { printable, type Finding } from '#schemas/checks/finding.ts';
import { neededKeys } from '#schemas/language-packs/text-form.ts';
import { readVersion, textOf } from '#publish/operators/writes/file-version.ts';
import { rewriteJson } from '#publish/operators/writes/rewrite-json.ts';
import { writeFiles } from '#publish/operators/writes/write-files.ts';
import { countText, findingLines, levelLine, painter } from '../print-findings.ts';
import { STATES, type ImportedText, type ImportFault } from './exchange/imported-file.ts';
import { readExchange } from './exchange/read-exchange.ts';
import { openTranslation, refuseUsage, type LanguageIo, type Translation } from './language-io.ts';
import { planImport, type ImportPlan } from './plan-import.ts';

const USAGE = 'marquee language import CODE FILE';
/** The number of texts that are named in a hint. */
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

/** Returns the errors because of which a changed catalogue cannot be written again without losing something. */
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

const refuseFile = (io: LanguageIo, file: string, faults: readonly ImportFault[]): 1 => {
  const paint = painter(io);
  const lines = faults.map(({ at, message, remedy }) =>
    levelLine('error', `${printable(basename(file) + at, 300)}: ${message}; ${remedy}`, paint),
  );
  io.error(
    [
      `${printable(file, 200)} was refused, and nothing was changed:`,
      ...lines,
      '',
      paint(countText(faults.length, 'error'), 'error'),
      '',
    ].join('\n'),
  );
  return 1;
};

const summary = (code: string, { changes, unchanged, untranslated, unfinished, outdated }: ImportPlan): string => {
  const changed = [...changes.values()].reduce((sum, texts) => sum + texts.size, 0);
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

/**
 * `marquee language import CODE FILE`: takes over the translations of an XLIFF or JSON file, all of them or, if it has a fault, none. Returns the exit
 * code: 0, 1 if the file is refused or cannot be read, or 2 for wrong usage.
 */
export const importLanguage = (args: readonly string[], io: LanguageIo): number => {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
  const [code, file, ...more] = positionals;
  if (code === undefined || file === undefined || more.length > 0)
    return refuseUsage(io, `Name one language and one file: ${USAGE}`);
  const translation = openTranslation(code, io);
  if (typeof translation === 'number') return translation;

  const plan = planImport(readExchange(file), translation);
  if (plan.faults.length > 0) return refuseFile(io, file, plan.faults);
  const unsafe = unsafeCatalogues(plan, translation, io.languagesDir);
  if (unsafe.length > 0) {
    io.error(`Correct these files first; nothing was changed:\n${findingLines(unsafe, painter(io)).join('\n')}\n`);
    return 1;
  }
  const dir = join(io.languagesDir, code);
  const refused = writeFiles(
    dir,
    [...plan.changes].map(([namespace, texts]) => {
      const path = `${namespace}.json`;
      const from = readVersion(join(dir, path));
      const text = catalogueText(textOf(from) ?? '{}', namespace, texts, translation);
      return { path, from, content: new TextEncoder().encode(text) };
    }),
  );
  if (refused.length > 0) {
    const changed = refused.map(({ path }) => `${code}/${path}`).join(', ');
    io.error(`${changed} was changed during the import, and nothing was written. Import the file again.\n`);
    return 1;
  }
  io.out(summary(code, plan));
  return 0;
};
