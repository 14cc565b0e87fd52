import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatFinding } from '#schemas/checks/finding.ts';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { copyBrands, type BrandFolders } from '#tests/support/brand-folders.ts';
import {
  findingsWithEnvironments,
  readEnvironmentFolder,
  requireEnvironment,
  UnknownEnvironmentError,
} from './read-environment.ts';

let brands: BrandFolders;
beforeEach(() => {
  brands = copyBrands('siam');
});
afterEach(() => brands.clean());

const siam = () => readBrandFolder(join(brands.dir, 'siam'));
const inEnvironment = (name: string) => readEnvironmentFolder(siam(), name, { siteTexts: null });
const findingsIn = (name: string): readonly string[] =>
  findingsWithEnvironments(siam(), [inEnvironment(name)]).map(formatFinding);

const STAGING = {
  hosts: ['staging.siam.localhost'],
  merchant: { id: 'siam-staging', code: 'siam-staging' },
  platform: { origin: 'https://gateway.staging.example', allow: { image: ['https://images.staging.example'] } },
  banners: [{ bannerId: 'home-lanterns', groupName: 'w_home', url: 'assets/hero.svg' }],
  seo: { index: false },
};
/** The paths of values that an environment may set; a list counts as one value. */
const VALUES = [
  ['hosts'],
  ['merchant', 'id'],
  ['merchant', 'code'],
  ['platform', 'origin'],
  ['platform', 'allow', 'image'],
  ['banners'],
  ['seo', 'index'],
] as const;

type Json = Record<string, unknown>;
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], value);
const without = (value: unknown, [key = '', ...rest]: readonly string[]): Json => {
  const { [key]: inner, ...others } = value as Json;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
};

test('an environment sets hosts, gateway, merchant, banners and robots, and inherits everything else [operators.env.overlay]', () => {
  const banner = (siam().brand?.banners ?? [])[0];
  brands.write('siam/environments/staging.json', { ...STAGING, banners: [banner] });
  const [base, staging] = [siam().brand, inEnvironment('staging').brand];
  expect(findingsIn('staging')).toEqual([]);
  expect(staging).toEqual({
    ...base,
    hosts: STAGING.hosts,
    merchant: { ...base?.merchant, ...STAGING.merchant },
    platform: {
      ...base?.platform,
      origin: STAGING.platform.origin,
      allow: { ...base?.platform.allow, ...STAGING.platform.allow },
    },
    banners: [banner],
    seo: { ...base?.seo, index: false },
  });
});

test.each([
  ['theme', { default: 'dark' }, '/theme', 'move it to brand.json'],
  ['languages', { default: 'EN' }, '/languages', 'move it to brand.json'],
  ['robots', 'noindex', '/robots', 'write "seo": { "index": false }'],
  ['gateway', 'https://a.example', '/gateway', 'write "platform": { "origin": "https://gateway.example" }'],
  ['host', ['a.example'], '/host', 'write "hosts"'],
  ['platform', { session: 'bearer' }, '/platform/session', 'move it to brand.json'],
  ['seo', { title: { EN: 'X' } }, '/seo/title', 'move it to brand.json'],
])(
  'the key %s in an environment is a finding with its pointer and the remedy, and is ignored [operators.env.overlay]',
  (key, value, pointer, remedy) => {
    brands.write('siam/environments/staging.json', { hosts: STAGING.hosts, [key]: value });
    const [found, ...more] = findingsIn('staging');
    expect(more).toEqual([]);
    expect(found).toContain(`environments/staging.json#${pointer}: `);
    expect(found).toContain(remedy);
    expect(inEnvironment('staging').brand).toEqual({ ...siam().brand, hosts: STAGING.hosts });
  },
);

test('a faulty value is a finding in the file of the environment, and a faulty file makes the brand unusable in it [operators.env.overlay]', () => {
  brands.write('siam/environments/staging.json', { hosts: ['Staging.Example'], seo: { index: 'no' } });
  expect(findingsIn('staging')).toEqual([
    expect.stringContaining('environments/staging.json#/hosts/0: "Staging.Example"'),
    expect.stringContaining('environments/staging.json#/seo/index: '),
  ]);
  brands.write('siam/environments/staging.json', '{');
  expect(findingsIn('staging')).toEqual([expect.stringContaining('environments/staging.json#: not JSON')]);
  expect(inEnvironment('staging').brand).toBeNull();
  expect(siam().brand).not.toBeNull();
});

test('production takes each value that it does not set from the brand, and never from staging [operators.env.production]', () => {
  const production = {
    ...STAGING,
    hosts: ['play.siam.localhost'],
    merchant: { id: 'siam-live', code: 'siam-live' },
    platform: { origin: 'https://gateway.live.example', allow: { image: ['https://images.live.example'] } },
    banners: [{ ...STAGING.banners[0], bannerId: 'live' }],
    seo: { index: true },
  };
  brands.write('siam/environments/staging.json', STAGING);
  const base = siam().brand;
  for (const path of VALUES) {
    brands.write('siam/environments/production.json', without(production, path));
    const { brand } = readBrandFolder(join(brands.dir, 'siam'), null, { environment: 'production' });
    for (const other of VALUES)
      expect(at(brand, other), `${other.join('.')} without ${path.join('.')}`).toEqual(
        other === path ? at(base, other) : at(production, other),
      );
  }
});

test("a banner's text is not a leftover if an environment shows the banner [operators.env.overlay]", () => {
  const base = brands.json('siam/brand.json');
  const [first, ...others] = base['banners'] as Json[];
  brands.write('siam/brand.json', { ...base, banners: others });
  expect(siam().findings.map(({ code }) => code)).toContain('leftover-text');
  brands.write('siam/environments/staging.json', { hosts: STAGING.hosts, banners: [first] });
  expect(findingsIn('staging')).toEqual([]);
});

test('a host belongs to one environment: production keeps it, and an environment without hosts does not inherit those of the brand [operators.env.production] [operators.env.overlay]', () => {
  brands.write('siam/environments/production.json', { hosts: ['play.siam.localhost'] });
  brands.write('siam/environments/staging.json', { hosts: ['staging.siam.localhost', 'play.siam.localhost'] });
  brands.write('siam/environments/test.json', { seo: { index: false } });
  expect(inEnvironment('production').findings.filter(({ code }) => code === 'environment-hosts')).toEqual([]);
  expect(findingsIn('staging')).toContainEqual(
    'environments/staging.json#/hosts/1: "play.siam.localhost" is also a host of environment production; write another, or remove it there',
  );
  expect(findingsIn('test')).toEqual([
    'environments/test.json#/hosts: is missing, and the inherited "siam.localhost" is a host of the brand itself; add the hosts of this environment, such as "hosts": ["test.example.com"]',
  ]);
  expect(inEnvironment('test').brand).toBeNull();
});

test('an unknown environment is refused with a list of all environments and the closest name [operators.env.commands]', () => {
  expect(() => inEnvironment('staging')).toThrow(UnknownEnvironmentError);
  expect(() => inEnvironment('staging')).toThrow(
    'siam has no environment "staging"; it has none; add environments/production.json to the folder of a brand',
  );
  brands.write('siam/environments/staging.json', {});
  brands.write('siam/environments/production.json', {});
  expect(() => inEnvironment('stagin')).toThrow(
    'siam has no environment "stagin"; did you mean staging? The environments are production, staging',
  );
  expect(() => requireEnvironment(brands.dir, 'staging')).not.toThrow();
  expect(() => requireEnvironment(brands.dir, 'prod')).toThrow(UnknownEnvironmentError);
});
