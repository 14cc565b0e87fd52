import { join } from 'node:path';
import { Type } from 'typebox';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { printable, type Finding } from '#schemas/checks/finding.ts';
import { tokensAsObjects } from '#schemas/token-forms.ts';
import { closed } from '#schemas/brand-parts.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { findingSchema } from './frame/result-schema.ts';
import { namedBrands } from './named-brands.ts';
import { findingLines, hasErrors, painter, type Paint } from './print-findings.ts';
import { printJson } from './print-json.ts';
import { rewriteBrand } from '#publish/operators/writes/rewrite-brand.ts';

/** The levels of `theme` that are printed with one line per entry: theme, tokens and each group, but not a token. */
const OPEN_LEVELS = 3;

const withTokenObjects = (content: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const theme = content['theme'] as { readonly tokens: object };
  return { ...content, theme: { ...theme, tokens: tokensAsObjects(theme.tokens) } };
};

interface Formatted {
  readonly id: string;
  readonly isChanged: boolean;
  /** The errors that prevented a change to the file. */
  readonly findings: readonly Finding[];
  /** Why the file could not be written. */
  readonly fault: string | null;
}

const formatBrand = ({ id, dir, findings }: BrandFolder): Formatted => {
  const faults = findings.filter(({ file, level }) => file === 'brand.json' && level === 'error');
  const unchanged = { id, isChanged: false, findings: faults, fault: null };
  if (hasErrors(faults)) return unchanged;
  try {
    const isChanged = rewriteBrand(join(dir, 'brand.json'), withTokenObjects, (value, indent, before) =>
      printJson(value, OPEN_LEVELS, { indent, depth: 1, before, after: ',' }),
    );
    return { ...unchanged, isChanged };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { ...unchanged, fault: error.message };
  }
};

const formattedLines = ({ id, isChanged, findings, fault }: Formatted, paint: Paint): readonly string[] => {
  if (fault !== null) return [`${printable(id)}  brand.json is unchanged: ${fault}`];
  if (findings.length > 0)
    return [`${printable(id)}  brand.json has errors and is unchanged`, ...findingLines(findings, paint)];
  return [`${printable(id)}  ${isChanged ? 'brand.json was formatted' : paint('nothing to change', 'good')}`];
};

const formatSchema = closed({
  brands: Type.Array(
    closed({
      id: Type.String(),
      isChanged: Type.Boolean(),
      findings: Type.Array(findingSchema, { description: 'The errors because of which brand.json is unchanged.' }),
      fault: Type.Union([Type.String(), Type.Null()], { description: 'Why brand.json could not be written.' }),
    }),
  ),
});

/** `marquee format [BRAND]`: writes tokens as DTCG 2025.10 objects. A file with errors is left unchanged, and the command exits with 1. */
export const formatCommand = implement(
  formatSchema,
  async ({ args: [wanted], io }: CommandInput<unknown, readonly [string | undefined]>) => {
    const brands = (await namedBrands(io, wanted === undefined ? [] : [wanted])).map(formatBrand);
    const isFaulty = brands.some(({ findings, fault }) => findings.length > 0 || fault !== null);
    const paint = painter(io);
    return {
      exit: isFaulty ? EXIT.refused : EXIT.done,
      result: { brands },
      text: `${brands.flatMap((each) => formattedLines(each, paint)).join('\n')}\n`,
    };
  },
);
