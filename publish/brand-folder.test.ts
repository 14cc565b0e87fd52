import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BANNER_GROUPS } from '#schemas/brand-names.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { readAllBrands, readBrandFolder } from './brand-folder.ts';
import { compileBrand } from './compile-brand.ts';

const brandsDir = fileURLToPath(new URL('../brands', import.meta.url));
const samples = readAllBrands(brandsDir);
const brandOf = (id: string) => {
  const brand = samples.find((folder) => folder.id === id)?.brand;
  if (!brand) throw new Error(`no brand ${id}`);
  return brand;
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'brands-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const copied = (as: string): string => {
  cpSync(join(brandsDir, 'perya'), join(dir, as), { recursive: true });
  return join(dir, as);
};

test('each sample brand states its own name and merchant [brand.config.merchant-value]', () => {
  for (const { id, brand } of samples)
    expect([brand?.name.toLowerCase(), brand?.merchant.code, brand?.hosts]).toEqual([id, id, [`${id}.localhost`]]);
});

test('the eight samples serve different markets, at most two share a look, and one each starts with sports, lottery and live casino [layout.samples.eight]', () => {
  const brands = samples.flatMap(({ brand }) => brand ?? []);
  expect(brands).toHaveLength(8);
  for (const market of ['jurisdiction', 'currency'] as const)
    expect(new Set(brands.map((brand) => JSON.stringify(brand[market]))).size, market).toBe(brands.length);
  for (const { layout } of brands)
    expect(brands.filter((other) => other.layout.look === layout.look).length, layout.look).toBeLessThanOrEqual(2);
  expect(brands.map(({ navigation }) => navigation.order[0])).toEqual(
    expect.arrayContaining(['SPORTS', 'LOTT', 'LIVE']),
  );
});

test.each(samples.map((folder) => [folder.id, folder] as const))(
  '%s has no errors and no warnings [brand.config.server] [layout.samples.eight]',
  (_id, { brand, findings }) => {
    expect(findings.map(formatFinding)).toEqual([]);
    expect(brand).not.toBeNull();
  },
);

test.each(samples.map((folder) => [folder.id, folder] as const))(
  '%s has three banners on the home page and one on every other page [navigation.banner.groups]',
  (_id, { brand }) => {
    const count = (group: string) => brand?.banners.filter(({ groupName }) => groupName === group).length ?? 0;
    expect(count('w_home')).toBeGreaterThanOrEqual(3);
    const hasMall = brand?.modules.off.includes('pointMall') === false;
    for (const group of BANNER_GROUPS.filter((name) => hasMall || name !== 'w_shop'))
      expect(count(group), group).toBeGreaterThanOrEqual(1);
  },
);

test.each(samples.map((folder) => [folder.id, folder] as const))(
  '%s states platform web, device WEB and lottery type SEA [brand.config.platform] [brand.config.device] [brand.config.lottery-type] [brand.config.merchant]',
  (id, { brand }) => {
    expect(brand?.merchant).toEqual({ id, code: id, platform: 'web', device: 'WEB', lotteryType: 'SEA' });
  },
);

test('perya supports Filipino, its default language, and English [brand.lang.core] [brand.lang.default] [const.default-language] [languages.core]', () => {
  expect(brandOf('perya').languages).toEqual({ default: 'TY', supported: ['TY', 'EN'] });
});

test('perya starts in the light theme and requires an age of 21 [brand.theme.default] [const.default-theme] [const.min-age]', () => {
  expect(brandOf('perya').theme.default).toBe('light');
  expect(brandOf('perya').agreement.minimumAge).toBe(21);
});

test.each([
  ['perya', 'PHP', 'P'],
  ['lotus', 'VND', '₫'],
  ['siam', 'THB', '฿'],
  ['kumo', 'JPY', '¥'],
])(
  'the brand %s uses the currency %s with the symbol %s [const.currency] [brand.currency.symbol]',
  (id, code, symbol) => {
    expect(brandOf(id).currency).toEqual({ code, symbol });
  },
);

test('the sample brands differ in menu order, session mode, areas and required login', () => {
  expect(new Set(samples.map(({ brand }) => brand?.navigation.order[0])).size).toBeGreaterThan(2);
  expect(brandOf('lotus').navigation.order[0]).toBe('LOTT');
  expect(brandOf('lotus').platform.session).toBe('bearer');
  expect(brandOf('siam').modules.off).toEqual(['agentCentre', 'pointMall']);
  expect(brandOf('kumo').modules.loginRequired).toBe(true);
  expect(brandOf('perya').modules).toEqual({ off: [], loginRequired: false });
});

test('an asset is read once, and its URL changes with its content [brand.config.server]', () => {
  const folder = copied('perya');
  const logo = join(folder, 'assets/logo.svg');
  const addressOf = (): string => {
    const read = readBrandFolder(folder);
    // Compiling must not read any file, so it works even though the logo is gone.
    renameSync(logo, `${logo}.gone`);
    if (read.brand === null) throw new Error('the brand is not valid');
    const { logoHref, files } = compileBrand({ ...read, brand: read.brand });
    renameSync(`${logo}.gone`, logo);
    expect(Buffer.from(files.get(logoHref)?.body ?? []).equals(readFileSync(logo))).toBe(true);
    return logoHref;
  };
  const before = addressOf();
  expect(before).toMatch(/^\/brand\/[0-9a-f]{16}\/logo\.svg$/);
  expect(addressOf()).toBe(before);
  writeFileSync(logo, `${readFileSync(logo, 'utf8')}\n`);
  expect(addressOf()).not.toBe(before);
});

test('if two brands claim the same host, the brand that claimed it later is invalid [brand.config.server]', () => {
  copied('perya');
  const other = copied('tabu');
  const json = JSON.parse(readFileSync(join(other, 'brand.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(other, 'brand.json'), JSON.stringify({ ...json, id: 'tabu' }));
  expect(readAllBrands(dir).map(({ id, brand, findings }) => [id, brand?.id, findings.map(formatFinding)])).toEqual([
    [
      'perya',
      'perya',
      [
        'brand.json#/hosts/0: "perya.localhost" was later claimed by brand tabu as well; remove it from tabu/brand.json',
      ],
    ],
    [
      'tabu',
      undefined,
      [
        'brand.json#/hosts/0: "perya.localhost" is a host of brand perya, which claimed it first; write another, or remove it from that brand',
        'brand.json#/merchant/id: contains "perya", which belongs to brand perya; write your own',
        'brand.json#/merchant/code: contains "perya", which belongs to brand perya; write your own',
        'brand.json#/liveChat: contains "perya", which belongs to brand perya; write your own',
      ],
    ],
  ]);
});

test('a folder without a brand.json is not a brand [brand.config.server]', () => {
  mkdirSync(join(dir, 'drafts'));
  copied('perya');
  expect(readAllBrands(dir).map(({ id }) => id)).toEqual(['perya']);
});

test('a symbolic link that points outside the folder is not an asset [brand.config.server]', () => {
  const folder = copied('perya');
  writeFileSync(join(dir, 'secret.svg'), '<svg/>');
  symlinkSync(join(dir, 'secret.svg'), join(folder, 'assets/secret.svg'));
  expect(readBrandFolder(folder).assets.has('assets/secret.svg')).toBe(false);
});

test('an unsafe SVG is not served [brand.config.server]', () => {
  const folder = copied('perya');
  writeFileSync(join(folder, 'assets/old.svg'), '<svg onload="alert(1)"/>');
  const { brand, assets, findings } = readBrandFolder(folder);
  expect(brand).not.toBeNull();
  expect(assets.has('assets/old.svg')).toBe(false);
  expect(findings.map(({ file }) => file)).toEqual(['assets/old.svg']);
});
