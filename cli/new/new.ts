import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type, type Static } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { finding, printable, printableJson, type Finding } from '#schemas/checks/finding.ts';
import { checkLeftoverNames } from '#schemas/checks/leftover-names.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { newBrand } from '#publish/operators/new/new-brand.ts';
import { NewBrandError } from '#publish/operators/new/new-brand-error.ts';
import type { NewBrandInput } from '#publish/operators/new/new-brand-input.ts';
import { writeBrand } from '#publish/operators/new/write-brand.ts';
import { isDiskFull } from '../full-disk.mjs';
import { refused, wrongUsage } from '../frame/command-error.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { pictureDamage } from '../pictures/picture-damage.ts';
import { readBrandAt, type BrandSources } from '../pictures/read-brands.ts';
import { TYPED_COMMAND } from '../typed-command.ts';
import { FLAGS, inputOf, type NewFlags } from './new-flags.ts';
import { askMissing, isIncomplete } from './new-questions.ts';
import { otherBrands } from './other-brands.ts';

const newBrandReport = closed({
  brand: Type.String({ description: 'The id of the brand.' }),
  folder: Type.String({ description: 'The folder that was written.' }),
  address: Type.String({ description: 'Where a running server shows the brand.' }),
  files: Type.Array(Type.String(), { description: 'The files in the folder.' }),
});

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
  if (findings.length > 0)
    throw refused('findings', 'No brand was created, because it would have these findings.', findings);
};

const SCHEMA = fileURLToPath(new URL('../../schemas/generated/brand.schema.json', import.meta.url));

/** The path from a brand's folder to the schema of this installation; `null` if it is not beside the folder of brands, and thus not on every machine. */
const schemaPath = (brandsDir: string, id: string): string | null => {
  const parts = relative(join(brandsDir, id), SCHEMA).split(sep);
  return parts.lastIndexOf('..') > 1 ? null : parts.join('/');
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
  const files = newBrand(input, schemaPath(brandsDir, input.id));
  const folder = await writeBrand(brandsDir, input.id, files, (dir) => checkMade(dir, input, brandsDir));
  return { brand: input.id, folder, address: addressOf(input.id), files: [...files.keys()] };
};

const reportText = ({ brand, folder, address }: Static<typeof newBrandReport>): string =>
  [
    `${brand} is in ${folder}, without a finding`,
    `  live     ${address}, while ${TYPED_COMMAND} serve runs`,
    `  check    ${TYPED_COMMAND} check ${brand}`,
    `  publish  ${TYPED_COMMAND} publish ${brand} --out out`,
    '',
  ].join('\n');

/** Returns the error to throw for an error from `make`. */
const explained = (error: unknown): unknown => {
  if (error instanceof NewBrandError)
    return wrongUsage(
      'unusable-value',
      `${FLAGS[error.field]}: ${error.message}${/[.?]$/.test(error.message) ? '' : '.'}`,
    );
  if (error instanceof Error && 'syscall' in error && !isDiskFull(error))
    return refused('system', `No brand was created: ${error.message}.`);
  return error;
};

/**
 * `marquee new BRAND --look NAME` or `--logo FILE --color '#rrggbb'`: creates the folder of a brand without any
 * findings. On a terminal, asks for missing values.
 */
export const newCommand = implement(
  newBrandReport,
  async ({ values, args: [brand], io }: CommandInput<Omit<NewFlags, 'brand'>, readonly [string | undefined]>) => {
    const flags = { ...values, brand, color: values.color?.length === 0 ? undefined : values.color };
    try {
      const complete = io.ask !== null && isIncomplete(flags) ? await askMissing(flags, io.ask) : flags;
      const result = await make(complete, io);
      return { exit: EXIT.done, result, text: reportText(result) };
    } catch (error) {
      throw explained(error);
    }
  },
);
