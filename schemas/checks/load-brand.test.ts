import { expect, test } from 'vitest';
import { defaultBlocks, type Brand } from '../brand.ts';
import { formatFinding } from './finding.ts';
import { loadBrand } from './load-brand.ts';
import { sampleJson, sampleSource, sourceFile } from './sample-source.ts';

type Json = Record<string, unknown>;

/** Puts a value at a path of the sample, or takes the key away. */
const at = (path: string, value: unknown): Json => {
  const json = sampleJson();
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((here, key) => here[key] as Json, json);
  if (value === undefined) delete holder[last];
  else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
  return json;
};

const findingsOf = (json: unknown): string[] => loadBrand(sampleSource({ json })).findings.map(formatFinding);
const brandOf = (json: unknown): Brand => {
  const { brand } = loadBrand(sampleSource({ json }));
  if (brand === null) throw new Error('the brand cannot be served');
  return brand;
};
const light = 'theme/tokens/light';

test.each<[name: string, json: Json, finding: string]>([
  [
    'a missing required block',
    at('currency', undefined),
    'brand.json#/currency: is missing; add "currency": { "code": "PHP", "symbol": "P" }',
  ],
  [
    'a missing key',
    at('currency/symbol', undefined),
    'brand.json#/currency/symbol: is missing; add "symbol": text in double quotes (Shown before every amount)',
  ],
  ['a wrong type', at('name', 7), 'brand.json#/name: is a number; write text in double quotes (As shown to players)'],
  [
    'a list where an object belongs',
    at('modules', []),
    'brand.json#/modules: is a list; write an object in braces { }',
  ],
  [
    'neither text nor null',
    at('licence/number', 5),
    'brand.json#/licence/number: is a number; write text in double quotes or null (As issued by the regulator; null for none)',
  ],
  [
    'an unknown block',
    at('colour', {}),
    'brand.json#/colour: unknown key "colour"; remove it; known here: id, name, hosts, merchant, languages, currency, theme, assets, platform, connectors, jurisdiction, modules, navigation, banners, jackpot, register, agreement, licence, resources, liveChat, seo',
  ],
  ['a misspelt block', at('lisence', {}), 'brand.json#/lisence: unknown key "lisence"; write "licence"'],
  ['a misspelt key', at('currency/simbol', 'P'), 'brand.json#/currency/simbol: unknown key "simbol"; write "symbol"'],
  [
    'an unknown language',
    at('languages/supported', ['TY', 'KO']),
    'brand.json#/languages/supported/1: "KO" is not known here; write one of: "CN", "EN", "ID", "JA", "TH", "TY", "VI"',
  ],
  [
    'a misspelt category',
    at('navigation/order', ['RNG', 'LIFE']),
    'brand.json#/navigation/order/1: "LIFE" is not known here; write "LIVE"; allowed: "RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "COCKFIGHT", "JACKPOT", "CRASH", "ARCADE", "MINI", "CARD"',
  ],
  [
    'a colour by name',
    at(`${light}/ink`, { $value: 'navy' }),
    'brand.json#/theme/tokens/light/ink/$value: "navy" does not have the right format; write this: A colour as #rrggbb',
  ],
  [
    'a host with a scheme',
    at('hosts', ['https://perya.example']),
    'brand.json#/hosts/0: "https://perya.example" does not have the right format; write this: A host name in lower case, without scheme and port',
  ],
  [
    'a host twice in one file',
    at('hosts', ['perya.localhost', 'perya.localhost']),
    'brand.json#/hosts: "perya.localhost" is listed twice; remove entry 1',
  ],
  [
    'a reserved host',
    at('hosts', ['studio.localhost']),
    'brand.json#/hosts/0: "studio.localhost" is a reserved name; write another: localhost and the names studio., games., pay. and connect. are used by the server itself',
  ],
  ['an empty list of hosts', at('hosts', []), 'brand.json#/hosts: has too few entries; list at least 1'],
  [
    'an id that is not the folder',
    at('id', 'peria'),
    'brand.json#/id: "peria" is not the name of the folder; write "perya", or rename the folder',
  ],
  [
    'another platform',
    at('merchant/platform', 'ios'),
    'brand.json#/merchant/platform: "ios" is not known here; write "web"',
  ],
  [
    'a default language that is not offered',
    at('languages/default', 'VI'),
    'brand.json#/languages/default: "VI" is not among the supported languages; write one of: "TY", "EN"; or add it to supported',
  ],
  [
    'a header language that is not offered',
    at('languages/header', ['TY', 'JA']),
    'brand.json#/languages/header/1: "JA" is not among the supported languages; remove it, or add it to supported',
  ],
  [
    'a currency that is none',
    at('currency/code', 'PHX'),
    'brand.json#/currency/code: "PHX" is not a currency; write a code of ISO 4217 such as "PHP"',
  ],
  [
    'low contrast',
    at(`${light}/ink-muted`, { $value: '#bbbbbb' }),
    'brand.json#/theme/tokens/light/ink-muted: #bbbbbb on surface #FFFFFF has a contrast of 1.91; choose colours with at least 4.5',
  ],
  [
    'a missing asset',
    at('assets/logo', 'assets/logos.svg'),
    'brand.json#/assets/logo: "assets/logos.svg" is not in the folder; write "assets/logo.svg", or add the file',
  ],
  [
    'an asset outside its folder',
    at('assets/logo', 'assets/../../secret.svg'),
    'brand.json#/assets/logo: "assets/../../secret.svg" does not have the right format; write this: A file of the brand\'s assets folder: the logo of header and footer, at most 20 kB',
  ],
  [
    'javascript: in a resource',
    at('resources/0/url', 'javascript:alert(1)'),
    'brand.json#/resources/0/url: "javascript:alert(1)" does not have the right format; write this: An absolute https address: where it leads',
  ],
  [
    'javascript: in a banner',
    at('banners/0', {
      bannerId: 'x',
      groupName: 'w_rng',
      url: 'assets/hero.svg',
      linkageType: 2,
      target: 'javascript:alert(1)',
    }),
    'brand.json#/banners/0/target: an address that begins with javascript:; write an https:// address',
  ],
  [
    'a banner that leads nowhere',
    at('banners/0/target', '/rgn'),
    'brand.json#/banners/0/target: "/rgn" leads nowhere; write "/rng"',
  ],
  [
    'a banner into an area that is off',
    at('modules/off', ['promotions']),
    'brand.json#/banners/1/target: "/promotions" belongs to promotions, which modules.off switches off; write another route, or take the area out of modules.off',
  ],
  [
    'a link without a target',
    at('banners/0/target', undefined),
    'brand.json#/banners/0/target: linkageType without a target; add "target": a route such as "/rng"',
  ],
  [
    'a banner id twice',
    at('banners/1/bannerId', 'home-fiesta'),
    'brand.json#/banners/1/bannerId: "home-fiesta" is also the id of banner 0; write another id',
  ],
  [
    'an unknown banner group',
    at('banners/0/groupName', 'w_hom'),
    'brand.json#/banners/0/groupName: "w_hom" is not known here; write "w_home"; allowed: "w_home", "w_rng", "w_live", "w_fish", "w_pvp", "w_sports", "w_esports", "w_lott", "w_down", "w_promotion", "w_shop", "w_help", "w_login", "w_register"',
  ],
  [
    'plain http',
    at('resources/0/url', 'http://perya.example/t'),
    'brand.json#/resources/0/url: an http:// address; write https://',
  ],
  [
    'a user name in an address',
    at('licence/licensors/0/url', 'https://bank.example@evil.example/'),
    'brand.json#/licence/licensors/0/url: an address with a user name in it; remove what stands before the @',
  ],
  [
    'a backslash in an address',
    at('resources/0/url', 'https://perya.example\\@evil.example'),
    'brand.json#/resources/0/url: an address with a space, a backslash or a hidden character; write it in plain characters, others percent-encoded',
  ],
  [
    'a chat that may not be framed',
    at('liveChat', 'https://chat.example/room'),
    'brand.json#/liveChat: https://chat.example may not be framed; add it to platform.allow.service',
  ],
  [
    'a chat on a host of the brand',
    at('liveChat', 'https://perya.localhost/room'),
    'brand.json#/liveChat: https://perya.localhost is a host of the brand itself; write the address of a chat room on another origin',
  ],
  [
    'a host that connector pages have',
    at('hosts', ['connect.localhost']),
    'brand.json#/hosts/0: "connect.localhost" is a reserved name; write another: localhost and the names studio., games., pay. and connect. are used by the server itself',
  ],
  [
    'a human verification without an origin',
    at('connectors', { origin: null, human: { provider: 'sandbox', siteKey: 'k' }, phone: null }),
    'brand.json#/connectors/human: has no origin to run on; add "origin": "https://connect.example" to connectors: an origin of its own, apart from the site\'s',
  ],
  [
    'connectors on a host of the brand',
    at('connectors', { origin: 'http://perya.localhost:4000', human: null, phone: null }),
    'brand.json#/connectors/origin: "http://perya.localhost:4000" is a host of the brand itself; write an origin of its own, such as "https://connect.example"',
  ],
  [
    'a provider script over plain http',
    at('connectors', {
      origin: 'https://connect.example',
      human: { provider: 'turnstile', siteKey: 'k', script: 'http://script.example/api.js' },
      phone: null,
    }),
    'brand.json#/connectors/human/script: an http:// address; write https://',
  ],
  [
    'a misspelt provider',
    at('connectors', {
      origin: 'https://connect.example',
      human: { provider: 'turnstyle', siteKey: 'k' },
      phone: null,
    }),
    'brand.json#/connectors/human/provider: "turnstyle" is not known here; write "turnstile"; allowed: "sandbox", "turnstile", "recaptcha"',
  ],
  [
    'an age below the law',
    at('agreement/minimumAge', 18),
    'brand.json#/agreement/minimumAge: 18 is below the age of jurisdiction PH; write 21 or more',
  ],
  [
    'a field in two groups',
    at('register/groups/1/fields/0', 'username'),
    'brand.json#/register/groups/1/fields/0: "username" is in two groups; keep it in one',
  ],
])('the check gives place and remedy for %s [brand.config.server]', (_name, json, expected) => {
  expect(findingsOf(json)).toContain(expected);
});

test.each<[name: string, content: string | Uint8Array, finding: string]>([
  ['an empty file', '', 'brand.json#: the file is empty; write an object in braces: { }'],
  ['a file of blanks', ' \n\t', 'brand.json#: the file is empty; write an object in braces: { }'],
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
    'brand.json#: nested deeper than 64 levels; flatten it: nothing in a brand is deeper than six',
  ],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), 'brand.json#: not UTF-8 text; save it as UTF-8'],
])('the check refuses %s and says what to write [brand.config.server]', (_name, content, expected) => {
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

test('a byte-order mark is a warning, and the brand works [brand.config.server]', () => {
  const { brand, findings } = loadBrand(
    sampleSource({ brandJson: sourceFile(`\ufeff${JSON.stringify(sampleJson())}`) }),
  );
  expect(brand?.id).toBe('perya');
  expect(findings.map((one) => `${one.level} ${formatFinding(one)}`)).toEqual([
    'warning brand.json#: begins with a byte-order mark; save it as UTF-8 without BOM',
  ]);
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'the key %s is reported, dropped and does not pollute a prototype [brand.config.server]',
  (key) => {
    const { brand, findings } = loadBrand(sampleSource({ json: at(`modules/${key}`, { polluted: true }) }));
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
  expect(findings.map(formatFinding)).toEqual(['brand.json#: is missing; add it; copy that of a sample brand']);
});

test.each(['id', 'name', 'hosts', 'merchant', 'languages', 'currency', 'theme', 'assets'])(
  'a brand without %s is not served [brand.config.merchant]',
  (block) => {
    expect(loadBrand(sampleSource({ json: at(block, undefined) })).brand).toBeNull();
  },
);

test.each(Object.entries(defaultBlocks).filter(([name]) => name !== 'platform' && name !== 'agreement'))(
  'an invalid %s falls back to its default [brand.config.server]',
  (name, fallback) => {
    expect(brandOf(at(name, { nonsense: 1, more: [] }))[name as keyof Brand]).toEqual(fallback);
  },
);

test.each(Object.keys(defaultBlocks))(
  'a brand without %s gets the default and no finding for it [brand.config.server]',
  (name) => {
    const { brand, findings } = loadBrand(sampleSource({ json: at(name, undefined) }));
    expect(brand).not.toBeNull();
    expect(findings.filter(({ pointer }) => pointer.startsWith(`/${name}`))).toEqual([]);
  },
);

test('only the faulty banner is left out [home.banner.empty]', () => {
  const before = brandOf(sampleJson()).banners;
  expect(brandOf(at('banners/1/url', 'assets/nowhere.svg')).banners).toEqual(before.filter((_, index) => index !== 1));
});

test('only the faulty key of a block falls back [navigation.layout.default]', () => {
  const before = brandOf(sampleJson()).navigation;
  const { navigation } = brandOf(at('navigation/order', ['NONSENSE']));
  expect(navigation).toEqual({ ...before, order: defaultBlocks.navigation.order });
});

test('a connector that cannot run is left out, and the brand works without it [calls.third.human]', () => {
  const { connectors } = brandOf(
    at('connectors', { origin: null, human: { provider: 'sandbox', siteKey: 'k' }, phone: null }),
  );
  expect(connectors).toEqual(defaultBlocks.connectors);
});

test('an unknown key does not invalidate its block [brand.config.server]', () => {
  expect(brandOf(at('theme/tokens/light/glow', { $value: '#ffffff' }))).toEqual(brandOf(sampleJson()));
});

test.each([
  ['an origin with a path', 'platform/origin', 'https://gw.example/v1'],
  ['an http origin', 'platform/origin', 'http://gw.example'],
  ['no object', 'platform', 'https://gw.example'],
])('a brand whose gateway is %s is not served by the sandbox instead [brand.config.server]', (_name, path, value) => {
  expect(loadBrand(sampleSource({ json: at(path, value) })).brand).toBeNull();
});

test('an error elsewhere in the platform block keeps the gateway [brand.config.server]', () => {
  const json = at('platform/origin', 'https://gw.example');
  (json['platform'] as Json)['session'] = 'magic';
  expect(brandOf(json).platform).toMatchObject({ origin: 'https://gw.example', session: 'cookie' });
});

test('an invalid minimum age is replaced by that of the jurisdiction [const.min-age] [register.agreement.age]', () => {
  expect(brandOf(at('agreement', { minimumAge: 12, terms: 'terms' })).agreement.minimumAge).toBe(21);
  expect(brandOf({ ...at('agreement', undefined), jurisdiction: 'XX' }).agreement.minimumAge).toBe(18);
});

test('http on localhost is for brands that are local themselves [brand.config.server]', () => {
  expect(findingsOf(at('hosts', ['perya.example']))).toEqual([
    'brand.json#/platform/allow/launch/0: an http:// address in a brand that is served on perya.example; write https://',
    'brand.json#/platform/allow/service/0: an http:// address in a brand that is served on perya.example; write https://',
    'brand.json#/liveChat: an http:// address in a brand that is served on perya.example; write https://',
  ]);
});

test('an asset that is too heavy is reported with its weight and the limit [brand.config.server]', () => {
  const { assets } = sampleSource();
  const heavy = new Map([
    ...assets,
    ['assets/logo.svg', { size: 20_001, svg: '<svg/>' }],
    ['assets/hero.svg', { size: 60_001, svg: '<svg/>' }],
    ['assets/draws.svg', { size: 200_001, svg: null }],
  ] as const);
  expect(loadBrand(sampleSource({ assets: heavy })).findings.map(formatFinding)).toEqual([
    'brand.json#/assets/logo: "assets/logo.svg" weighs 21 kB; make it 20 kB or less',
    'brand.json#/assets/hero: "assets/hero.svg" weighs 61 kB; make it 60 kB or less',
    'brand.json#/banners/0/url: "assets/hero.svg" weighs 61 kB; make it 60 kB or less',
    'brand.json#/banners/10/url: "assets/draws.svg" weighs 201 kB; make it 200 kB or less',
  ]);
});

test('an SVG with a script is refused, whether the brand uses it or not [brand.config.server]', () => {
  const bad = { size: 40, svg: '<svg><script>1</script></svg>' };
  const { assets } = sampleSource();
  expect(
    loadBrand(
      sampleSource({ assets: new Map([...assets, ['assets/icon.svg', bad], ['assets/old.svg', bad]]) }),
    ).findings.map(formatFinding),
  ).toEqual([
    'brand.json#/assets/icon: "assets/icon.svg" holds a script or foreign content; save it as a plain drawing: shapes, gradients and references inside the file',
    'assets/old.svg#: holds a script or foreign content; save it as a plain drawing, or remove the file: it is not served',
  ]);
});
