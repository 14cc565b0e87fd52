import { createRequire } from 'node:module';
import { COUNTRIES } from '#sandbox/seed/countries.ts';

type Country = readonly [diallingCode: string, ...rest: readonly unknown[]];
interface Metadata {
  readonly version: number;
  readonly countries: Readonly<Record<string, Country>>;
}

const metadata = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json') as Metadata;

/** Reduces libphonenumber's metadata to one country. */
const phoneMetadataText = (code: string): string => {
  const country = metadata.countries[code];
  if (country === undefined) throw new Error(`libphonenumber does not know the country ${code}`);
  return `${JSON.stringify({ version: metadata.version, country_calling_codes: { [country[0]]: [code] }, countries: { [code]: country } })}\n`;
};

/** The metadata files to generate: one for each country in the dialling-code picker. */
export const phoneMetadataFiles: readonly { readonly path: string; readonly make: () => string }[] = COUNTRIES.map(
  ([code]) => ({
    path: `schemas/generated/phone/${code}.json`,
    make: () => phoneMetadataText(code),
  }),
);
