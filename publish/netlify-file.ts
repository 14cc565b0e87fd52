import type { Language } from '#schemas/languages.ts';
import { sitePaths } from '#src/document/document-paths.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { PLATFORM_FOLDERS } from './server/refusal.ts';

/** Writes an inline table of TOML. The values contain neither quotes nor backslashes. */
const table = (values: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `${name} = "${value}"`)
    .join(', ')} }`;

const rule = (
  from: string,
  to: string,
  more: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): string =>
  [
    '[[redirects]]',
    `  from = "${from}"`,
    `  to = "${to}"`,
    '  status = 200',
    '  force = true',
    ...Object.entries(more).map(([name, values]) => `  ${name} = ${table(values)}`),
    '',
  ].join('\n');

/**
 * Returns the `netlify.toml` of a site, for a deployment of the published folder. Its rules forward calls to the
 * gateway and select the documents for `?lang=`. Netlify's conditions can neither compare a cookie's value nor rank
 * several browser languages, so the site itself handles both
 * (https://docs.netlify.com/routing/redirects/redirect-options/).
 */
export const netlifyFile = ({ brand }: CompiledBrand, fileOf: (language: Language, path: string) => string): string => {
  const { merchant, platform } = brand;
  const { origin } = platform;
  const headers = { Merchant: merchant.code, 'Session-Mode': platform.session };
  const { supported, default: fallback } = brand.languages;
  const others = supported.filter((language) => language !== fallback);
  return [
    '[build]\n  publish = "."\n',
    ...(origin === null
      ? []
      : PLATFORM_FOLDERS.map((folder) => rule(`/${folder}/*`, `${origin}/${folder}/:splat`, { headers }))),
    ...others.flatMap((language) =>
      ['/', ...sitePaths(brand)].map((path) => rule(path, `/${fileOf(language, path)}`, { query: { lang: language } })),
    ),
  ].join('\n');
};
