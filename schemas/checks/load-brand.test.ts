import { expect, test } from 'vitest';
import { defaultBlocks, type Brand } from '../brand.ts';
import { formatFinding } from './finding.ts';
import { loadBrand } from './load-brand.ts';
import { sampleJson, sampleSource, sourceFile } from '#tests/support/sample-source.ts';
import { sampleJsonWith, brandOf, type Json } from '#tests/support/changed-brand.ts';

test.each<[name: string, content: string | Uint8Array, finding: string]>([
  ['an empty file', '', 'brand.json#: the file is empty; write an object in braces: { }'],
  ['a file of white space', ' \n\t', 'brand.json#: the file is empty; write an object in braces: { }'],
  ['a list instead of an object', '[]', 'brand.json#: a list instead of an object; write an object in braces: { }'],
  ['text instead of an object', '"perya"', 'brand.json#: "perya" instead of an object; write an object in braces: { }'],
  [
    'bad JSON',
    '{\n  "id": "perya",\n}',
    'brand.json#: not JSON: "}" was found at line 3, column 1, where a key was expected; remove the comma before it, or add what is missing',
  ],
  [
    'a file of 5 MB',
    `{"name":"${'x'.repeat(5 * 1024 * 1024)}"}`,
    'brand.json#: 5.0 MB; keep it under 2 MB: art and long texts belong in assets/ and texts/',
  ],
  [
    'deep nesting',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'brand.json#: nested deeper than 64 levels; flatten it: no brand needs more than six levels',
  ],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), 'brand.json#: not UTF-8 text; save it as UTF-8'],
])('the check refuses %s and states what to write instead [brand.config.server]', (_name, content, expected) => {
  const { brand, findings } = loadBrand(sampleSource({ brandJson: sourceFile(content) }));
  expect(brand).toBeNull();
  expect(findings.map(formatFinding)).toEqual([expected]);
});

test('a file that is too large is never read [brand.config.server]', () => {
  const large = {
    size: 5 * 1024 * 1024,
    read: (): Uint8Array => {
      throw new Error('read');
    },
  };
  expect(loadBrand(sampleSource({ brandJson: large })).findings[0]?.code).toBe('file-large');
});

test('a byte-order mark causes a warning, and the brand works [brand.config.server]', () => {
  const { brand, findings } = loadBrand(
    sampleSource({ brandJson: sourceFile(`\ufeff${JSON.stringify(sampleJson())}`) }),
  );
  expect(brand?.id).toBe('perya');
  expect(findings.map((one) => `${one.level} ${formatFinding(one)}`)).toEqual([
    'warning brand.json#: begins with a byte-order mark; save it as UTF-8 without BOM',
  ]);
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'the key %s is reported and dropped, and does not pollute a prototype [brand.config.server]',
  (key) => {
    const { brand, findings } = loadBrand(sampleSource({ json: sampleJsonWith(`modules/${key}`, { polluted: true }) }));
    expect(findings.map(formatFinding)).toEqual([
      `brand.json#/modules/${key}: the key "${key}" is never read; remove it`,
    ]);
    expect(brand?.modules).toEqual({ off: [], loginRequired: false });
    expect({}).not.toHaveProperty('polluted');
  },
);

test('a missing brand.json is a finding [brand.config.server]', () => {
  const { brand, findings } = loadBrand(sampleSource({ brandJson: null }));
  expect(brand).toBeNull();
  expect(findings.map(formatFinding)).toEqual([
    'brand.json#: is missing; add it; you can copy one from a sample brand',
  ]);
});

test.each(['id', 'name', 'hosts', 'merchant', 'languages', 'currency', 'theme', 'assets'])(
  'a brand without %s is not served [brand.config.merchant]',
  (block) => {
    expect(loadBrand(sampleSource({ json: sampleJsonWith(block, undefined) })).brand).toBeNull();
  },
);

test.each(Object.entries(defaultBlocks).filter(([name]) => !['platform', 'agreement', 'layout'].includes(name)))(
  'an invalid %s falls back to its default [brand.config.server]',
  (name, fallback) => {
    expect(brandOf(sampleJsonWith(name, { nonsense: 1, more: [] }))[name as keyof Brand]).toEqual(fallback);
  },
);

test.each(Object.keys(defaultBlocks))(
  'a brand without %s gets the default and no finding for it [brand.config.server]',
  (name) => {
    const { brand, findings } = loadBrand(sampleSource({ json: sampleJsonWith(name, undefined) }));
    expect(brand).not.toBeNull();
    expect(findings.filter(({ pointer }) => pointer.startsWith(`/${name}`))).toEqual([]);
  },
);

test('only the faulty banner is left out', () => {
  const before = brandOf(sampleJson()).banners;
  expect(brandOf(sampleJsonWith('banners/1/url', 'assets/nowhere.svg')).banners).toEqual(
    before.filter((_, index) => index !== 1),
  );
});

test('only the faulty key of a block falls back to its default', () => {
  const before = brandOf(sampleJson()).navigation;
  const { navigation } = brandOf(sampleJsonWith('navigation/order', ['NONSENSE']));
  expect(navigation).toEqual({ ...before, order: defaultBlocks.navigation.order });
});

test('a brand that names only the order of its categories gets the defaults of navigation for the rest, and no finding', () => {
  const { brand, findings } = loadBrand(
    sampleSource({ json: sampleJsonWith('navigation', { order: ['LIVE', 'RNG'] }) }),
  );
  expect(brand?.navigation).toEqual({ order: ['LIVE', 'RNG'], esportsVassalages: [], sportsSpecialVassalage: null });
  expect(findings.filter(({ pointer }) => pointer.startsWith('/navigation'))).toEqual([]);
});

test('a connector that cannot run is left out, and the brand works without it [calls.third.human]', () => {
  const { connectors } = brandOf(
    sampleJsonWith('connectors', { origin: null, human: { provider: 'sandbox', siteKey: 'k' }, phone: null }),
  );
  expect(connectors).toEqual(defaultBlocks.connectors);
});

test('an unknown key does not invalidate its block [brand.config.server]', () => {
  expect(brandOf(sampleJsonWith('theme/tokens/light/glow', { $value: '#ffffff' }))).toEqual(brandOf(sampleJson()));
});

test.each([
  ['an origin with a path', 'platform/origin', 'https://gw.example/v1'],
  ['an http origin', 'platform/origin', 'http://gw.example'],
  ['no object', 'platform', 'https://gw.example'],
])(
  'a brand whose gateway is %s is not served and does not fall back to the sandbox [brand.config.server]',
  (_name, path, value) => {
    expect(loadBrand(sampleSource({ json: sampleJsonWith(path, value) })).brand).toBeNull();
  },
);

test('an error elsewhere in the platform block does not remove the gateway [brand.config.server]', () => {
  const json = sampleJsonWith('platform/origin', 'https://gw.example');
  (json['platform'] as Json)['session'] = 'magic';
  expect(brandOf(json).platform).toMatchObject({ origin: 'https://gw.example', session: 'cookie' });
});

test("an invalid minimum age is replaced by the jurisdiction's [const.min-age] [register.agreement.age]", () => {
  expect(brandOf(sampleJsonWith('agreement', { minimumAge: 12, terms: 'terms' })).agreement.minimumAge).toBe(21);
  expect(brandOf({ ...sampleJsonWith('agreement', undefined), jurisdiction: 'XX' }).agreement.minimumAge).toBe(18);
});
