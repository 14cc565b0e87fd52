import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readAllBrands } from '#publish/brand-folder.ts';
import { compileBrand, type CompiledBrand } from '#publish/compile-brand.ts';
import { documentHeaders } from '#publish/headers.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import { siteSheet } from '#publish/site-sheet.ts';
import { documentFile, publishedSite } from '#publish/published-site.ts';
import { documentPages, firstPath, readersOf } from '#src/document/document-paths.ts';
import {
  DIST,
  lazyParts,
  manifest,
  scriptsOf,
  scriptsWeight,
  scriptsBefore,
  stylesheets,
  textOf,
  workerWeight,
} from './build-weights.ts';
import { ENTRY, weightOf } from './built-scripts.ts';

const FIRST_ROUTE = 128_000;
const FORM = 60_000;
const LAZY = 60_000;
const XLSX = 30_000;
const STYLES = 15_000;
const HERO = 60_000;
const DOCUMENT = 25_000;
/** TCP's initial window: ten packets sent before the first acknowledgement. */
const FIRST_PACKETS = 14_600;

const first = scriptsOf(ENTRY);
const beyondFirst = (key: string): readonly string[] => [...scriptsOf(key)].filter((file) => !first.has(file));

test("the first route's script is at most 128 kB over the network", () => {
  expect(scriptsWeight(first)).toBeLessThanOrEqual(FIRST_ROUTE);
});

const FLOWS = 'src/features/auth/auth-machines.ts';
const flows = new Set(beyondFirst(FLOWS));

/**
 * Returns the scripts that opening a lazy part loads, except for the state machine library, which the first login or registration already loads.
 */
const opened = (key: string): readonly string[] =>
  key === FLOWS ? [...flows] : beyondFirst(key).filter((file) => !flows.has(file));

test('the registration form, including its engine, is at most 60 kB over the network', () => {
  expect(scriptsWeight(opened('src/features/auth/register/register-modal.tsx'))).toBeLessThanOrEqual(FORM);
});

test.each(lazyParts)('opening %s loads at most 60 kB of script', (key) => {
  const before = scriptsBefore(key);
  expect(scriptsWeight(opened(key).filter((file) => !before.has(file)))).toBeLessThanOrEqual(LAZY);
});

test('the XLSX worker is at most 30 kB over the network', () => {
  expect(workerWeight('xlsx-worker')).toBeLessThanOrEqual(XLSX);
});

test('the styles are at most 15 kB over the network', () => {
  expect(stylesheets.reduce((sum, file) => sum + weightOf(textOf(file)), 0)).toBeLessThanOrEqual(STYLES);
});

/** Strings that occur in only one library or area and survive minification. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['RJSF', /ui:options|rjsf/],
  ['XState', /xstate\.(?:init|done|error|stop)/],
  ['TypeBox', /~kind|typebox/i],
  ['Ajv', /\bajv\b|NOT SUPPORTED: keyword/],
  ['the registration form', /REGMOBVERF3/],
  ['jose', /JWEInvalid|ERR_JWE_INVALID/],
  ["the router's own Link", /data-discover/],
  ['a call that only lazy parts make', /account\.freePlay|home\.openedNumbers/],
];

test.each(MARKS)("the first route's scripts do not contain %s", (_name, mark) => {
  for (const file of first) expect(mark.exec(textOf(file))?.[0] ?? null, file).toBeNull();
});

const REGISTRATION =
  /^(?:src\/features\/(?:member|agent)\/|src\/forms\/|src\/features\/auth\/(?:register|registration|captcha|send-code))/;

test('registration, member and agent code is only in lazy chunks', () => {
  const sources = Object.values(manifest)
    .filter(({ file, src }) => first.has(file) && src !== undefined && REGISTRATION.test(src))
    .map(({ src }) => src);
  expect(sources).toEqual([]);
});

const BRANDS = fileURLToPath(new URL('../../brands', import.meta.url));
const sites: readonly CompiledBrand[] = readAllBrands(BRANDS).flatMap((folder) => {
  const { brand } = folder;
  return brand === null ? [] : [compileBrand({ ...folder, brand })];
});

/**
 * Compressed bytes of a brand's largest document in a language: `document` counts only the document, `shared` what all documents in the language
 * share.
 */
const pages = new Map<string, { readonly document: number; readonly shared: number }>();
const unfinished: string[] = [];
/** The English home page for visitors by brand, for brands that require no login. */
const homes = new Map<string, string>();

/** Returns whether the document holds the whole page, without an unresolved Suspense boundary. */
const isWhole = (html: string): boolean => /<main[^>]*>(?:<[^>]+>)*[^<\s]/.test(html) && !html.includes('<!--$!-->');

beforeAll(async () => {
  const build = await loadSiteBuild(DIST);
  for (const site of sites) {
    const files = await publishedSite({ site, build, origin: 'https://play.example' });
    if (!site.brand.modules.loginRequired)
      homes.set(
        site.brand.id,
        new TextDecoder().decode(files.get(documentFile(site, 'EN', '/index', 'visitor')) ?? new Uint8Array()),
      );
    for (const language of site.brand.languages.supported) {
      const documents = readersOf(site.brand).flatMap((reader) =>
        ['/index', ...documentPages(site.brand, reader).keys()].map(
          (path) =>
            [`${reader} ${path}`, files.get(documentFile(site, language, path, reader)) ?? new Uint8Array()] as const,
        ),
      );
      const shared =
        [...files.keys()].find((path) => path.startsWith('data.') && path.endsWith(`.${language}.json`)) ?? '';
      pages.set(`${site.brand.id} ${language}`, {
        document: Math.max(...documents.map(([, body]) => weightOf(body))),
        shared: weightOf(files.get(shared) ?? ''),
      });
      unfinished.push(
        ...documents
          .filter(([, body]) => !isWhole(new TextDecoder().decode(body)))
          .map(([path]) => `${site.brand.id} ${language} ${path}`),
      );
    }
  }
}, 240_000);

test('every document contains its complete page, in every language', () => {
  expect(unfinished).toEqual([]);
});

test('the home page of a brand that requires no login has the register button and shows the jackpot amount [header.register.button] [home.jackpot.counter]', () => {
  expect([...homes.keys()]).toEqual(
    sites.filter(({ brand }) => !brand.modules.loginRequired).map(({ brand }) => brand.id),
  );
  for (const [brand, html] of homes) expect(html, brand).toMatch(/<button[^>]*><span[^>]*>Register<\/span><\/button>/);
  const counters = sites.filter(
    ({ brand: { id, jackpot, layout } }) =>
      homes.has(id) && jackpot !== null && layout.home.some(({ kind }) => kind === 'jackpot'),
  );
  expect(counters.length).toBeGreaterThan(1);
  for (const { id: brand } of counters.map((site) => site.brand)) {
    const html = homes.get(brand) ?? '';
    const [, classes = 'invisible', figure] =
      /<span data-jackpot="\d+ \d+ \d [0.,]+ \d [0.,]+" class="([^"]*)">([^<]*)</.exec(html) ?? [];
    expect([classes, figure], brand).toEqual([
      expect.not.stringContaining('invisible'),
      expect.stringMatching(/\d,\d{3}/),
    ]);
  }
});

const everyLanguage = sites.flatMap((site) =>
  site.brand.languages.supported.map((language) => [`${site.brand.id} ${language}`, site] as const),
);

test.each(everyLanguage)(
  'the largest document of %s, including the data shared by all documents, is at most 25 kB over the network',
  (name) => {
    const { document = 0, shared = 0 } = pages.get(name) ?? {};
    expect(Math.min(document, shared)).toBeGreaterThan(1000);
    expect(document + shared).toBeLessThanOrEqual(DOCUMENT);
  },
);

test.each(everyLanguage)(
  'every document of %s, including its headers, fits into the first network packets',
  async (name, site) => {
    const { styles } = await siteSheet(site, await loadSiteBuild(DIST));
    const headers = Object.entries(documentHeaders({ brand: site.brand, styles, https: true }))
      .map(([header, value]) => `${header}: ${value}\r\n`)
      .join('');
    expect((pages.get(name)?.document ?? Number.NaN) + headers.length).toBeLessThanOrEqual(FIRST_PACKETS);
  },
);

test.each(sites.map((site) => [site.brand.id, site] as const))(
  'the first image of %s is at most 60 kB',
  (_id, site) => {
    const group = firstPath(site.brand) === '/login' ? 'w_login' : 'w_home';
    const first = site.client.banners.find(({ groupName }) => groupName === group)?.url ?? site.client.assets.hero;
    const body = site.files.get(first ?? '')?.body ?? new Uint8Array();
    expect(body.length).toBeGreaterThan(0);
    expect(body.length).toBeLessThanOrEqual(HERO);
  },
);
