import { languageInfo } from '#schemas/languages.ts';
import type { Brand } from '#schemas/brand.ts';
import { PAGES_WORKER } from '../generated/pages-worker.ts';
import type { WorkerBrand } from './pages-worker.ts';

/**
 * The routes of the worker: all paths except those of files with a hash in their name, which do not need it
 * (https://developers.cloudflare.com/pages/functions/routing/).
 */
const ROUTES = { version: 1, include: ['/*'], exclude: ['/assets/*', '/brand/*'] };

/** Returns the files that only Cloudflare Pages reads: a brand's worker, and the routes on which it runs. */
export const pagesFiles = ({
  id,
  merchant,
  languages,
  modules,
  platform,
  pages,
}: Brand): ReadonlyMap<string, string> => {
  const brand: WorkerBrand = {
    id,
    merchant,
    languages,
    modules,
    platform,
    pages: pages.map(({ path }) => ({ path })),
  };
  const infos = Object.fromEntries(languages.supported.map((language) => [language, languageInfo(language)]));
  return new Map([
    [
      '_worker.js',
      `const BRAND = ${JSON.stringify(brand)};\nconst LANGUAGES = ${JSON.stringify(infos)};\n${PAGES_WORKER}\n`,
    ],
    ['_routes.json', `${JSON.stringify(ROUTES)}\n`],
  ]);
};
