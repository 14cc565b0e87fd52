import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { loadBrand } from './load-brand.ts';
import { sampleSource } from '#tests/support/sample-source.ts';
import { type Json, sampleJsonWith, findingsOf } from '#tests/support/changed-brand.ts';

test.each<[name: string, json: Json, finding: string]>([
  [
    'a missing required block',
    sampleJsonWith('currency', undefined),
    'brand.json#/currency: is missing; add "currency": { "code": "PHP", "symbol": "P" }',
  ],
  [
    'a missing key',
    sampleJsonWith('currency/symbol', undefined),
    'brand.json#/currency/symbol: is missing; add "symbol": text in double quotes (Shown before every amount)',
  ],
  [
    'a wrong type',
    sampleJsonWith('name', 7),
    'brand.json#/name: is a number; write text in double quotes (As shown to players)',
  ],
  [
    'a list where an object belongs',
    sampleJsonWith('modules', []),
    'brand.json#/modules: is a list; write an object in braces { }',
  ],
  [
    'a number instead of text or null',
    sampleJsonWith('licence/number', 5),
    'brand.json#/licence/number: is a number; write text in double quotes or null (The number of the licence; null for none)',
  ],
  [
    'an unknown block',
    sampleJsonWith('colour', {}),
    'brand.json#/colour: unknown key "colour"; remove it; the known keys are id, name, hosts, merchant, languages, currency, theme, assets, platform, connectors, jurisdiction, modules, navigation, layout, scheduledLooks, pages, banners, jackpot, register, agreement, feedback, licence, helplines, resources, liveChat, seo',
  ],
  [
    'a helpline that cannot be reached',
    sampleJsonWith('helplines', [{ name: 'Somebody' }]),
    'brand.json#/helplines/0: has neither a number nor a page; add "phone" or "url"',
  ],
  [
    'no helpline although the jurisdiction requires one',
    sampleJsonWith('helplines', []),
    'brand.json#/jurisdiction: PH requires a helpline, and the brand lists none; add "helplines": [{ "name": "…", "phone": "…" }], with a number that you have called',
  ],
  ['a misspelt block', sampleJsonWith('lisence', {}), 'brand.json#/lisence: unknown key "lisence"; write "licence"'],
  [
    'a misspelt key',
    sampleJsonWith('currency/simbol', 'P'),
    'brand.json#/currency/simbol: unknown key "simbol"; write "symbol"',
  ],
  [
    'an unknown language',
    sampleJsonWith('languages/supported', ['TY', 'ENN']),
    'brand.json#/languages/supported/1: there is no valid language "ENN" in languages/; write "EN"',
  ],
  [
    'a language for tests [language.pseudo.rtl]',
    sampleJsonWith('languages/supported', ['TY', 'EN', 'XB']),
    'brand.json#/languages/supported/2: "XB" is a language for tests, which no player can read; remove it',
  ],
  [
    'a misspelt way to register',
    sampleJsonWith('register/ways', ['mobil']),
    'brand.json#/register/ways/0: "mobil" is not an allowed value; write "mobile"; allowed: "username", "mobile"',
  ],
  [
    'no way to register',
    sampleJsonWith('register/ways', []),
    'brand.json#/register/ways: has too few entries; list at least 1',
  ],
  [
    'a misspelt category',
    sampleJsonWith('navigation/order', ['RNG', 'LIFE']),
    'brand.json#/navigation/order/1: "LIFE" is not an allowed value; write "LIVE"; allowed: "RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "COCKFIGHT", "JACKPOT", "CRASH", "ARCADE", "MINI", "CARD"',
  ],
  [
    'a colour by name',
    sampleJsonWith('theme/tokens/light/ink', { $value: 'navy' }),
    'brand.json#/theme/tokens/light/ink/$value: "navy" does not have the right format; write it like "#fff7ea" or {"colorSpace":"srgb","components":[1,0.969,0.918],"hex":"#fff7ea"}',
  ],
  [
    'a host with a scheme',
    sampleJsonWith('hosts', ['https://perya.example']),
    'brand.json#/hosts/0: "https://perya.example" does not have the right format; write this: A host name in lower case, without scheme and port',
  ],
  [
    'a host listed twice in one file',
    sampleJsonWith('hosts', ['perya.localhost', 'perya.localhost']),
    'brand.json#/hosts: "perya.localhost" is listed twice; remove entry 1',
  ],
  [
    'a reserved host',
    sampleJsonWith('hosts', ['studio.localhost']),
    'brand.json#/hosts/0: "studio.localhost" is a reserved name; write another: localhost and the names studio., games., pay., connect., sandbox. and storybook. are used by the server itself',
  ],
  ['an empty list of hosts', sampleJsonWith('hosts', []), 'brand.json#/hosts: has too few entries; list at least 1'],
  [
    'an id that is not the name of the folder',
    sampleJsonWith('id', 'peria'),
    'brand.json#/id: "peria" is not the name of the folder; write "perya", or rename the folder',
  ],
  [
    'an unknown platform',
    sampleJsonWith('merchant/platform', 'ios'),
    'brand.json#/merchant/platform: "ios" is not an allowed value; write "web"',
  ],
  [
    'a default language that is not supported',
    sampleJsonWith('languages/default', 'VI'),
    'brand.json#/languages/default: "VI" is not among the supported languages; write one of: "TY", "EN"; or add it to supported',
  ],
  [
    'a header language that is not supported',
    sampleJsonWith('languages/header', ['TY', 'JA']),
    'brand.json#/languages/header/1: "JA" is not among the supported languages; remove it, or add it to supported',
  ],
  [
    'an unknown currency',
    sampleJsonWith('currency/code', 'PHX'),
    'brand.json#/currency/code: "PHX" is not a currency; write a code of ISO 4217 such as "PHP"',
  ],
  [
    'low contrast',
    sampleJsonWith('theme/tokens/light/ink-muted', { $value: '#bbbbbb' }),
    'brand.json#/theme/tokens/light/ink-muted: #bbbbbb on surface #FFFFFF has a contrast of 1.91; choose colours with at least 4.5, such as #707070 for ink-muted',
  ],
  [
    'a missing asset',
    sampleJsonWith('assets/logo', 'assets/logos.svg'),
    'brand.json#/assets/logo: "assets/logos.svg" is not in the folder; write "assets/logo.svg", or add the file',
  ],
  [
    'an asset outside its folder',
    sampleJsonWith('assets/logo', 'assets/../../secret.svg'),
    'brand.json#/assets/logo: "assets/../../secret.svg" does not have the right format; write this: A file of the brand\'s assets folder: the logo of header and footer, at most 20 kB',
  ],
  [
    'a menu entry whose area is switched off',
    sampleJsonWith('modules', { off: ['lottery'], loginRequired: false }),
    'brand.json#/navigation/order/6: "LOTT" is not in the menu: its area lottery is in modules.off; remove it, or take lottery out of modules.off',
  ],
  [
    "a content security policy injected through a provider's domain",
    sampleJsonWith('connectors', {
      origin: 'https://connect.example',
      human: null,
      phone: {
        provider: 'firebase',
        kinds: ['google'],
        apiKey: 'k',
        authDomain: 'x.example; script-src-elem *',
        projectId: 'p',
        appId: '1',
      },
    }),
    'brand.json#/connectors/phone/authDomain: "x.example; script-src-elem *" does not have the right format; write this: The domain where the provider signs players in, without scheme and port',
  ],
  [
    'javascript: in a resource',
    sampleJsonWith('resources/0/url', 'javascript:alert(1)'),
    'brand.json#/resources/0/url: an address that begins with javascript:; write an https:// address',
  ],
  [
    'javascript: in a banner',
    sampleJsonWith('banners/0', {
      bannerId: 'x',
      groupName: 'w_rng',
      url: 'assets/hero.svg',
      linkageType: 2,
      target: 'javascript:alert(1)',
    }),
    'brand.json#/banners/0/target: an address that begins with javascript:; write an https:// address',
  ],
  [
    'a banner with an unknown route',
    sampleJsonWith('banners/0/target', '/rgn'),
    'brand.json#/banners/0/target: "/rgn" is not a page of the site; write "/rng", or another page',
  ],
  [
    'a banner that links to an area that is switched off',
    sampleJsonWith('modules/off', ['promotions']),
    'brand.json#/banners/1/target: "/promotions" belongs to promotions, which modules.off switches off; write another page, or take the area out of modules.off',
  ],
  [
    'a banner link without a target',
    sampleJsonWith('banners/0/target', undefined),
    'brand.json#/banners/0/target: is missing although linkageType needs it; add "target": a route such as "/rng"',
  ],
  [
    'two banners with the same id',
    sampleJsonWith('banners/1/bannerId', 'home-fiesta'),
    'brand.json#/banners/1/bannerId: "home-fiesta" is also the id of banner 0; write another id',
  ],
  [
    'an unknown banner group',
    sampleJsonWith('banners/0/groupName', 'w_hom'),
    'brand.json#/banners/0/groupName: "w_hom" is not an allowed value; write "w_home"; allowed: "w_home", "w_rng", "w_live", "w_fish", "w_pvp", "w_sports", "w_esports", "w_lott", "w_down", "w_promotion", "w_shop", "w_help", "w_login", "w_register"',
  ],
  [
    'plain http',
    sampleJsonWith('resources/0/url', 'http://perya.example/t'),
    'brand.json#/resources/0/url: an http:// address; write https://',
  ],
  [
    'a user name in an address',
    sampleJsonWith('licence/licensors/0/url', 'https://bank.example@evil.example/'),
    'brand.json#/licence/licensors/0/url: an address with a user name in it; remove everything up to the @',
  ],
  [
    'a backslash in an address',
    sampleJsonWith('resources/0/url', 'https://perya.example\\@evil.example'),
    'brand.json#/resources/0/url: an address with a space, a backslash or a hidden character; write it in plain characters, others percent-encoded',
  ],
  [
    'a chat that may not be framed',
    sampleJsonWith('liveChat', 'https://chat.example/room'),
    'brand.json#/liveChat: https://chat.example may not be framed; add it to platform.allow.service',
  ],
  [
    'a chat on a host of the brand',
    sampleJsonWith('liveChat', 'https://perya.localhost/room'),
    'brand.json#/liveChat: https://perya.localhost is a host of the brand itself; write the address of a chat room on another origin',
  ],
  [
    'a referrer policy of an origin where no game may open',
    sampleJsonWith('platform/launchReferrer', [{ origin: 'https://games.example', policy: 'strict-origin' }]),
    'brand.json#/platform/launchReferrer/0/origin: no game may open at https://games.example; add it to platform.allow.launch',
  ],
  [
    'two referrer policies of an origin',
    sampleJsonWith(
      'platform/launchReferrer',
      ['no-referrer', 'strict-origin'].map((policy) => ({ origin: 'http://games.localhost:4000', policy })),
    ),
    'brand.json#/platform/launchReferrer/1/origin: http://games.localhost:4000 has two policies; remove one of them',
  ],
  [
    'a referrer policy of an origin over plain http',
    sampleJsonWith('platform/launchReferrer', [{ origin: 'http://games.example', policy: 'strict-origin' }]),
    'brand.json#/platform/launchReferrer/0/origin: an http:// address; write https://',
  ],
  [
    'the reserved host of connector pages',
    sampleJsonWith('hosts', ['connect.localhost']),
    'brand.json#/hosts/0: "connect.localhost" is a reserved name; write another: localhost and the names studio., games., pay., connect., sandbox. and storybook. are used by the server itself',
  ],
  [
    'a human verification without an origin',
    sampleJsonWith('connectors', { origin: null, human: { provider: 'sandbox', siteKey: 'k' }, phone: null }),
    'brand.json#/connectors/human: has no origin to run on; add "origin": "https://connect.example" to connectors: an origin of its own, apart from the site\'s',
  ],
  [
    'connectors on a host of the brand',
    sampleJsonWith('connectors', { origin: 'http://perya.localhost:4000', human: null, phone: null }),
    'brand.json#/connectors/origin: "http://perya.localhost:4000" is a host of the brand itself; write an origin of its own, such as "https://connect.example"',
  ],
  [
    'a provider script over plain http',
    sampleJsonWith('connectors', {
      origin: 'https://connect.example',
      human: { provider: 'turnstile', siteKey: 'k', script: 'http://script.example/api.js' },
      phone: null,
    }),
    'brand.json#/connectors/human/script: an http:// address; write https://',
  ],
  [
    'a misspelt provider',
    sampleJsonWith('connectors', {
      origin: 'https://connect.example',
      human: { provider: 'turnstyle', siteKey: 'k' },
      phone: null,
    }),
    'brand.json#/connectors/human/provider: "turnstyle" is not an allowed value; write "turnstile"; allowed: "sandbox", "turnstile", "recaptcha"',
  ],
  [
    'a minimum age below the legal age',
    sampleJsonWith('agreement/minimumAge', 18),
    'brand.json#/agreement/minimumAge: 18 is below the minimum age of jurisdiction PH; write 21 or more',
  ],
  [
    'a minimum length of feedback above the maximum',
    sampleJsonWith('feedback', { types: ['game'], min: 60, max: 50 }),
    'brand.json#/feedback/min: 60 is more than max, which is 50; write 50 or less',
  ],
  [
    'a field in two groups',
    sampleJsonWith('register/groups/1/fields/0', 'username'),
    'brand.json#/register/groups/1/fields/0: "username" is in two groups; keep it in one',
  ],
])('the finding states the location of %s and the remedy [brand.config.server]', (_name, json, expected) => {
  expect(findingsOf(json)).toContain(expected);
});

test('http on localhost is only allowed for local brands [brand.config.server]', () => {
  const found = findingsOf(sampleJsonWith('hosts', ['perya.example']));
  expect(found.filter((line) => !/#\/(?:licence|resources)\//.test(line))).toEqual([
    'brand.json#/platform/allow/launch/0: an http:// address in a brand that is served on perya.example; write https://',
    'brand.json#/platform/allow/service/0: an http:// address in a brand that is served on perya.example; write https://',
    'brand.json#/platform/allow/payment/0: an http:// address in a brand that is served on perya.example; write https://',
    'brand.json#/helplines/0/url: an http:// address in a brand that is served on perya.example; write https://',
    'brand.json#/liveChat: an http:// address in a brand that is served on perya.example; write https://',
    'brand.json#/hosts/0: "perya.example" is public, and platform.origin names no gateway; write the gateway\'s https address in platform.origin; without it the brand is not published',
  ]);
});

test('an asset that is too large is reported with its size and the limit [brand.config.server]', () => {
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
    'brand.json#/assets/icon: "assets/icon.svg" contains a script or foreign content; save it as a plain drawing: shapes, gradients and references inside the file',
    'assets/old.svg#: contains a script or foreign content; save it as a plain drawing, or remove the file: it is not served',
  ]);
});
