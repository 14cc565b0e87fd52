import { join } from 'node:path';
import { Type } from 'typebox';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import { upgradeBrand } from '#schemas/checks/upgrade-brand.ts';
import { closed } from '#schemas/brand-parts.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { wrongUsage } from './frame/command-error.ts';
import type { CommandIo } from './frame/command-io.ts';
import { EXIT } from './frame/exit-codes.ts';
import { findingSchema } from './frame/result-schema.ts';
import { namedBrands } from './named-brands.ts';
import { readBrandIn, withEnvironments } from './pictures/read-brands.ts';
import { countText, findingLines, hasErrors, painter, summaryLine, type Paint } from './print-findings.ts';
import { rewriteBrand } from '#publish/operators/writes/rewrite-brand.ts';

const brandLines = ({ id, findings }: BrandFolder, paint: Paint): readonly string[] =>
  findings.length === 0
    ? [`${printable(id)}  ${paint('clean', 'good')}`]
    : [printable(id), ...findingLines(findings, paint)];

const layersOf = ({ layers }: BrandFolder) =>
  [...layers].map(([pointer, { layer, value }]) => ({ pointer, layer, value }));

/** Returns one line for each value: its layer, its JSON pointer and the value. */
const layerLines = (folder: BrandFolder): readonly string[] => {
  const rows = layersOf(folder);
  const width = Math.max('product'.length, ...rows.map(({ layer }) => layer.length));
  return rows.map(({ pointer, layer, value }) => `  ${layer.padEnd(width)}  ${pointer}  ${printableJson(value)}`);
};

/** Upgrades a `brand.json` of an earlier version in place. Returns the changes: none if the file is up to date or cannot be read. */
const fixBrand = (file: string): readonly string[] => {
  let made: readonly string[] = [];
  rewriteBrand(file, (content) => {
    const { root, changes } = upgradeBrand(content);
    if (root === null || changes.length === 0) return null;
    made = changes;
    const { $schema, ...blocks } = root;
    return { ...($schema !== undefined && { $schema }), version: BRAND_VERSION, ...blocks };
  });
  return made;
};

/** The effect of `--fix` on a brand's file: the changes, or why it could not be written. */
interface Fix {
  readonly changes: readonly string[];
  readonly fault: string | null;
}

/** Upgrades the file of a brand if it has an earlier version. */
const fix = ({ dir }: BrandFolder): Fix => {
  try {
    return { changes: fixBrand(join(dir, 'brand.json')), fault: null };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { changes: [], fault: error.message };
  }
};

const fixLines = (fixes: ReadonlyMap<string, Fix>): readonly string[] =>
  [...fixes]
    .filter(([, { changes }]) => changes.length > 0)
    .map(
      ([id, { changes }]) =>
        `${printable(id)}  brand.json was upgraded to version ${BRAND_VERSION}: ${changes.join('; ')}`,
    );

const checkSchema = closed({
  brands: Type.Array(
    closed({
      id: Type.String(),
      findings: Type.Array(findingSchema),
      fixed: Type.Array(Type.String(), { description: 'What --fix changed in brand.json.' }),
      notFixed: Type.Union([Type.String(), Type.Null()], { description: 'Why --fix could not write brand.json.' }),
      layers: Type.Array(
        closed({
          pointer: Type.String({
            description:
              'The JSON pointer to a value of layout or theme, or to another value that is not from brand.json.',
          }),
          layer: Type.String({ description: 'product, look, parent <id>, brand or environment <name>' }),
          value: Type.Unknown(),
        }),
        { description: 'With --layers, where each value comes from.' },
      ),
    }),
  ),
});

interface CheckOptions {
  readonly fix: boolean;
  readonly layers: boolean;
  readonly env: string | undefined;
}

/** Reads the brands to check: in one environment, or with the findings of all their environments. */
const checkedBrands = async (
  io: CommandIo,
  wanted: string | undefined,
  environment: string | undefined,
): Promise<readonly BrandFolder[]> => {
  if (environment !== undefined && wanted === undefined)
    throw wrongUsage('missing-value', '--env needs a brand: marquee check BRAND --env NAME');
  const found = await namedBrands(io, wanted === undefined ? [] : [wanted]);
  return Promise.all(
    found.map((folder) => (environment === undefined ? withEnvironments(folder) : readBrandIn(folder, environment))),
  );
};

/** `marquee check [BRAND]`: lists every finding about one brand or all brands; exits with 1 for errors. `--fix` first upgrades their files. */
export const checkCommand = implement(
  checkSchema,
  async ({ values, args: [wanted], io }: CommandInput<CheckOptions, readonly [string | undefined]>) => {
    const found = await checkedBrands(io, wanted, values.env);
    const fixes = new Map(values.fix ? found.map((folder) => [folder.id, fix(folder)]) : []);
    for (const [id, { fault }] of fixes)
      if (fault !== null) io.error(`${printable(id)}  brand.json is unchanged: ${fault}\n`);
    const folders = values.fix ? await checkedBrands(io, wanted, values.env) : found;
    const paint = painter(io);
    const findings = folders.flatMap((folder) => folder.findings);
    const isFaulty = hasErrors(findings) || [...fixes.values()].some(({ fault }) => fault !== null);
    return {
      exit: isFaulty ? EXIT.refused : EXIT.done,
      result: {
        brands: folders.map((folder) => ({
          id: folder.id,
          findings: folder.findings,
          fixed: fixes.get(folder.id)?.changes ?? [],
          notFixed: fixes.get(folder.id)?.fault ?? null,
          layers: values.layers ? layersOf(folder) : [],
        })),
      },
      text: [
        ...fixLines(fixes),
        ...folders.flatMap((folder) => [...brandLines(folder, paint), ...(values.layers ? layerLines(folder) : [])]),
        '',
        summaryLine(countText(folders.length, 'brand'), findings, paint),
        '',
      ].join('\n'),
    };
  },
);
