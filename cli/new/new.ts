import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type, type Static } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { finding, formatFinding, printable, printableJson, type Finding } from '#schemas/checks/finding.ts';
import { checkLeftoverNames } from '#schemas/checks/leftover-names.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { newBrand } from '#publish/operators/new/new-brand.ts';
import { NewBrandError } from '#publish/operators/new/new-brand-error.ts';
import type { NewBrandInput } from '#publish/operators/new/new-brand-input.ts';
import { writeBrand } from '#publish/operators/new/write-brand.ts';
import { readBrandAt, type BrandSources } from '../pictures/read-brands.ts';
import { pictureDamage } from '../pictures/picture-damage.ts';
import { terminal, type Output } from '../print-findings.ts';
import { brandsFolder } from '../process.ts';
import { FLAGS, inputOf, parseFlags, type NewFlags } from './new-flags.ts';
import { askMissing, isIncomplete, terminalAsk, UnansweredError, type Ask } from './new-questions.ts';
import { otherBrands } from './other-brands.ts';

export interface NewIo extends BrandSources, Output {
  /** Asks on a terminal; `null` without one. */
  readonly ask: Ask | null;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = `marquee new BRAND --look NAME, or marquee new BRAND --logo FILE --color '#rrggbb'`;

const newBrandReport = closed({
  brand: Type.String({ description: 'The id of the brand.' }),
  folder: Type.String({ description: 'The folder that was written.' }),
  address: Type.String({ description: 'Where a running server shows the brand.' }),
  files: Type.Array(Type.String(), { description: 'The files in the folder.' }),
});

/** Thrown for findings in a brand that was made; nothing is left of it. */
class FindingsError extends Error {}

const checkMade = async (dir: string, input: NewBrandInput, brandsDir: string): Promise<void> => {
  const made = readBrandAt(dir);
  const others = otherBrands(brandsDir);
  const taken = made.brand?.hosts.flatMap((host): readonly Finding[] => {
    const owner = others.find(({ brand }) => brand?.hosts.includes(host));
    return owner === undefined
      ? []
      : [
          finding({
            pointer: '/hosts/0',
            code: 'host-claimed',
            message: `${printableJson(host)} belongs to brand ${printable(owner.id)}`,
            remedy: 'choose another id',
          }),
        ];
  });
  const [damage] = [...(await pictureDamage(made)).values()];
  if (damage !== undefined)
    throw new NewBrandError('logo', `${printableJson(input.logo?.name)} ${damage.message}; ${damage.remedy}`);
  const findings = [...made.findings, ...(taken ?? []), ...(checkLeftoverNames([made, ...others]).get(made.id) ?? [])];
  if (findings.length > 0) throw new FindingsError(findings.map((each) => formatFinding(each)).join('\n'));
};

const addressOf = (id: string): string => `http://${id}.localhost:${process.env['PORT'] || '4000'}`;

const make = async (flags: NewFlags, { brandsDir }: BrandSources): Promise<Static<typeof newBrandReport>> => {
  productLanguages.all();
  const input = inputOf(flags);
  if (existsSync(join(brandsDir, input.id)))
    throw new NewBrandError(
      'id',
      `${printableJson(input.id)} is taken: ${join(brandsDir, input.id)} exists; write another id`,
    );
  const files = newBrand(input);
  const folder = await writeBrand(brandsDir, input.id, files, (dir) => checkMade(dir, input, brandsDir));
  return { brand: input.id, folder, address: addressOf(input.id), files: [...files.keys()] };
};

const reportText = ({ brand, folder, address }: Static<typeof newBrandReport>): string =>
  [
    `${brand} is in ${folder}, without a finding`,
    `  live     ${address}, while npm start or npm run dev runs`,
    `  check    npm run marquee -- check ${brand}`,
    `  publish  npm run marquee -- publish ${brand} --out out`,
    '',
  ].join('\n');

const explain = (error: unknown): { readonly code: number; readonly text: string } => {
  if (error instanceof NewBrandError)
    return { code: 2, text: `${FLAGS[error.field]}: ${error.message}${/[.?]$/.test(error.message) ? '' : '.'}` };
  if (error instanceof UnansweredError) return { code: 2, text: error.message };
  if (error instanceof FindingsError)
    return { code: 1, text: `No brand was made, because it would have findings:\n${error.message}` };
  if (error instanceof Error && 'syscall' in error) return { code: 1, text: `No brand was made: ${error.message}.` };
  throw error;
};

/**
 * `marquee new BRAND --look NAME` or `--logo FILE --color '#rrggbb'`: makes the folder of a brand that has no finding. Asks for missing values on a
 * terminal, unless `--no-input` is given. Resolves to the exit code: 0 for success, 1 if the folder cannot be written or would have a finding, 2 for a
 * missing or wrong value.
 */
export const newCommand = async (
  args: readonly string[],
  io: NewIo = { ...terminal(), brandsDir: brandsFolder(root), ask: terminalAsk() },
): Promise<number> => {
  const { flags, options, hasMore } = parseFlags(args);
  if (options['json-schema']) {
    io.out(`${JSON.stringify(newBrandReport, null, 2)}\n`);
    return 0;
  }
  if (hasMore) {
    io.error(`Name one brand: ${USAGE}\n`);
    return 2;
  }
  const mayAsk = io.ask !== null && !options['no-input'] && !options.json;
  try {
    const complete = mayAsk && isIncomplete(flags) ? await askMissing(flags, io.ask) : flags;
    const report = await make(complete, io);
    io.out(options.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
    return 0;
  } catch (error) {
    const { code, text } = explain(error);
    io.error(`${text}\n`);
    return code;
  }
};
