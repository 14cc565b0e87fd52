import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import type { Look, Looks } from '#schemas/layout/look.ts';
import { PRODUCT_LAYOUT } from '#schemas/layout/layout.ts';
import { MINIMUM_AGES } from '#schemas/jurisdictions.ts';
import type { ThemeTokens } from '#schemas/brand.ts';
import { productLanguages } from '../../languages/languages.ts';
import { productLooks } from '../../layout/looks.ts';
import { artStyle } from './art-style.ts';
import { brandJson } from './brand-json.ts';
import { brandTexts } from './brand-texts.ts';
import { paletteOf } from './check-colors.ts';
import { checkInput } from './check-input.ts';
import { logoPath } from './check-logo.ts';
import { drawBrand } from './draw-brand.ts';
import { openLettering } from './lettering.ts';
import { NewBrandError } from './new-brand-error.ts';
import type { NewBrandInput } from './new-brand-input.ts';
import { randomFrom } from './random-from.ts';

/** The files of a brand's folder, keyed by path. */
export type BrandFiles = ReadonlyMap<string, string | Uint8Array>;

interface NamedLook {
  readonly name: string;
  readonly look: Look;
}

/** Returns a look by its name, with or without a version; without one, the latest. */
const findLook = (wanted: string, looks: Looks): NamedLook => {
  const found = [...looks].findLast(([name]) => name === wanted || name.split('@')[0] === wanted);
  if (found !== undefined) return { name: found[0], look: found[1] };
  const known = [...new Set([...looks.keys()].map((name) => name.split('@')[0] ?? name))];
  const meant = closestMatch(wanted.split('@')[0] ?? wanted, known);
  throw new NewBrandError(
    'look',
    `there is no look ${printableJson(wanted)}; ${meant === null ? '' : `did you mean ${meant}? `}the looks are ${known.join(', ')}`,
  );
};

const chosenLook = ({ look, logo, colors }: NewBrandInput, looks: Looks): NamedLook | null => {
  if (look !== null) return findLook(look, looks);
  if (logo === null) throw new NewBrandError('look', 'is missing; name a look, or a logo and its colours');
  if (colors.length === 0) throw new NewBrandError('colors', 'is missing; name one to three colours of the logo');
  return null;
};

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Creates a brand from a look, or from a logo and one to three colours. The same input always gives the same files. `schema` is the path from the
 * brand's folder to the schema for editors. Throws a NewBrandError for input from which no good brand can be created.
 */
export const newBrand = (given: NewBrandInput, schema: string | null = null): BrandFiles => {
  checkInput(given);
  const looks = productLooks();
  const chosen = chosenLook(given, looks);
  const input: NewBrandInput = { ...given, look: chosen?.name ?? null };
  const palette = input.colors.length === 0 ? null : paletteOf(input.colors);
  const random = randomFrom([input.id, ...input.colors].join(' '));
  const style = artStyle(input.look, random);
  const font = chosen?.look ?? [...looks].find(([name]) => name.startsWith(`${style.look}@`))?.[1];
  const pictures = drawBrand({
    name: input.name,
    style,
    colors: palette?.light ?? (chosen?.look.tokens.light as ThemeTokens['light']), // a test checks that a look has all colours
    lettering: openLettering(font?.fonts ?? {}),
    textSide: chosen?.look.layout.hero?.side ?? PRODUCT_LAYOUT.hero.side,
  });
  const packs = input.languages.map((code) => productLanguages.pack(code));
  const values = { name: input.name, age: MINIMUM_AGES[input.jurisdiction] };
  const drawnLogo = 'assets/logo.svg';
  const logo = input.logo === null ? drawnLogo : logoPath(input.logo.name, input.logo.bytes);
  return new Map<string, string | Uint8Array>([
    ['brand.json', jsonText(brandJson(input, { palette, logo, look: chosen?.look ?? null, packs, schema }))],
    ...packs.map((pack): [string, string] => [`texts/${pack.code}.json`, jsonText(brandTexts(pack, values))]),
    ...[...pictures].filter(([path]) => path !== drawnLogo || input.logo === null),
    ...(input.logo === null ? [] : [[logo, input.logo.bytes] as [string, Uint8Array]]),
  ]);
};
