import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { printableJson } from '#schemas/checks/finding.ts';
import type { Jurisdiction } from '#schemas/jurisdictions.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { NewBrandError } from '#publish/operators/new/new-brand-error.ts';
import type { NewBrandInput } from '#publish/operators/new/new-brand-input.ts';

/** Values from the command line or from answers to questions. */
export interface NewFlags {
  readonly brand?: string | undefined;
  readonly name?: string | undefined;
  readonly look?: string | undefined;
  readonly logo?: string | undefined;
  readonly color?: readonly string[] | undefined;
  readonly languages?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly currency?: string | undefined;
  readonly merchant?: string | undefined;
  readonly helpline?: string | undefined;
}

/** How the value of a field is given on the command line. */
export const FLAGS = {
  id: 'BRAND',
  name: '--name',
  look: '--look',
  logo: '--logo',
  colors: '--color',
  languages: '--languages',
  jurisdiction: '--jurisdiction',
  currency: '--currency',
  merchant: '--merchant',
  helpline: '--helpline',
} as const satisfies Readonly<Record<keyof NewBrandInput, string>>;

const readLogo = (file: string): NewBrandInput['logo'] => {
  try {
    return { name: basename(file), bytes: readFileSync(file) };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new NewBrandError(
      'logo',
      `${printableJson(file)} ${isMissing ? 'does not exist' : 'cannot be read'}; name an SVG, PNG, JPEG, WebP or AVIF file`,
    );
  }
};

const helplineOf = (value: string): NewBrandInput['helpline'] => {
  const at = value.indexOf('=');
  if (at === -1)
    throw new NewBrandError(
      'helpline',
      `${printableJson(value)} has no "="; write NAME=NUMBER or NAME=ADDRESS, such as "Game Care=https://gamecare.example"`,
    );
  return { name: value.slice(0, at).trim(), contact: value.slice(at + 1).trim() };
};

/** Derives a name from an id: `golden-reef` becomes `Golden Reef`. */
export const nameOf = (id: string): string =>
  id
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** The values of flags that are not given. */
export const DEFAULTS = { languages: BASE_LANGUAGE, jurisdiction: 'XX', currency: 'PHP' } as const;

/** Returns the input of a new brand. Throws a NewBrandError if a value that has no default is missing. */
export const inputOf = (flags: NewFlags): NewBrandInput => {
  const { brand: id } = flags;
  if (id === undefined) throw new NewBrandError('id', 'is missing; write the id of the brand, such as mine');
  const colors = [...(flags.color ?? [])];
  if (flags.look === undefined && flags.logo === undefined && colors.length > 0)
    throw new NewBrandError('logo', 'is missing; name the file of the logo, or a look with --look');
  return {
    id,
    name: flags.name ?? nameOf(id),
    look: flags.look ?? null,
    logo: flags.logo === undefined ? null : readLogo(flags.logo),
    colors,
    languages: (flags.languages ?? DEFAULTS.languages).split(',').map((code) => code.trim().toUpperCase()),
    jurisdiction: (flags.jurisdiction ?? DEFAULTS.jurisdiction).toUpperCase() as Jurisdiction, // checked with the other values
    currency: (flags.currency ?? DEFAULTS.currency).toUpperCase(),
    merchant: flags.merchant ?? id,
    helpline: flags.helpline === undefined ? null : helplineOf(flags.helpline),
  };
};
