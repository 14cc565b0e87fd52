import type { Language } from '#schemas/languages.ts';
import { sitePaths } from '#src/document/document-paths.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { PLATFORM_FOLDERS } from './server/refusal.ts';

const rule = (from: string, to: string, query = ''): string =>
  [
    '[[redirects]]',
    `  from = "${from}"`,
    `  to = "${to}"`,
    '  status = 200',
    '  force = true',
    ...(query === '' ? [] : [`  query = { ${query} }`]),
    '',
  ].join('\n');

/**
 * Returns the `netlify.toml` of a site, for a deployment of the published folder. Its rules forward calls to the
 * gateway and select the documents for `?lang=`. Netlify's conditions can neither compare a cookie's value nor rank
 * several browser languages, so the site itself handles both
 * (https://docs.netlify.com/routing/redirects/redirect-options/).
 */
export const netlifyFile = ({ brand }: CompiledBrand, fileOf: (language: Language, path: string) => string): string => {
  const { origin } = brand.platform;
  const { supported, default: fallback } = brand.languages;
  const others = supported.filter((language) => language !== fallback);
  return [
    '[build]\n  publish = "."\n',
    ...(origin === null ? [] : PLATFORM_FOLDERS.map((folder) => rule(`/${folder}/*`, `${origin}/${folder}/:splat`))),
    ...others.flatMap((language) =>
      ['/', ...sitePaths(brand)].map((path) => rule(path, `/${fileOf(language, path)}`, `lang = "${language}"`)),
    ),
  ].join('\n');
};
