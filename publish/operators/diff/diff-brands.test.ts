import { expect, test } from 'vitest';
import { testBrand } from '#tests/support/test-brand.ts';
import type { BrandState } from './brand-state.ts';
import { DIFF_CHECKS, diffBrands } from './diff-brands.ts';

/** Values by path in a state, with slashes between the keys; `undefined` removes a value. */
type Values = Readonly<Record<string, unknown>>;
type Json = Record<string, unknown>;

const BASE: BrandState = {
  brand: testBrand(),
  texts: { EN: { 'brand:tagline': 'Play' }, TY: {}, TH: {} },
  files: {},
  pageTexts: {},
};

/** Returns a copy of a state with some values replaced. */
const withValues = (state: BrandState, values: Values): BrandState => {
  const { brand, ...rest } = structuredClone(state);
  const root: Json = { ...brand, ...rest };
  for (const [place, value] of Object.entries(values)) {
    const keys = place.split('/');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json>((at, key) => (at[key] ??= {}) as Json, root);
    if (value === undefined) delete holder[last];
    else holder[last] = structuredClone(value);
  }
  const { texts, files, pageTexts, ...changed } = root;
  return { brand: changed, texts, files, pageTexts } as unknown as BrandState;
};

const banner = { bannerId: 'one', groupName: 'w_rng', url: 'assets/one.svg' };
const other = { bannerId: 'two', groupName: 'w_rng', url: 'assets/two.svg' };
const look = { from: 1e12, until: 1.5e12, tokens: {}, fonts: {} };
const LIST = ['https://a.example', 'https://b.example'];
const human = { provider: 'turnstile', siteKey: 'a' };
const phone = { provider: 'sms', appKey: 'a' };
const jackpot = { mode: 'decorative', start: 1, epoch: '2026-01-01T00:00:00Z' };
const line = (name: string, url: string): Json => ({ name, url });
const link = (labelNameEn: string, url: string): Json => ({ resourceType: 'IOS', labelNameEn, url });
const file = (hash: string, bytes: number): Json => ({ hash, bytes });
const hero = { kind: 'hero' };
const steps = { kind: 'steps' };
const page = { id: 'club', path: '/club', link: 'footer' };
const withPage = { pages: [page], 'pageTexts/club': { EN: 'a', TH: 'b' } };
const color = (token: string, value: string): Values => ({ [`theme/tokens/${token}`]: { $value: value } });

/**
 * A row for each check: its name; values that the state needs beforehand; a change that only this check reports; and a similar change that it does not
 * report.
 */
const PLANTED: readonly (readonly [check: string, first: Values, planted: Values, alike: Values])[] = [
  ['brand-id-changed', {}, { id: 'other' }, { name: 'trial' }],
  ['name-changed', {}, { name: 'Trial' }, { id: 'Trial House' }],
  ['host-gone', { hosts: LIST }, { hosts: LIST.slice(0, 1) }, { hosts: LIST.toReversed() }],
  ['host-added', { hosts: LIST }, { hosts: [...LIST, 'c'] }, { hosts: LIST.toReversed() }],
  ['main-host-changed', { hosts: LIST }, { hosts: LIST.toReversed() }, { hosts: [...LIST, 'c'] }],
  [
    'hosts-moved',
    { hosts: [...LIST, 'c'] },
    { hosts: ['https://a.example', 'c', 'https://b.example'] },
    { hosts: LIST.toReversed() },
  ],
  ['merchant-changed', {}, { 'merchant/code': 'b' }, { 'merchant/id': 'b' }],
  ['merchant-id-changed', {}, { 'merchant/id': 'b' }, { 'merchant/code': 'b' }],
  ['prize-mode-changed', {}, { 'merchant/lotteryType': 'B' }, { 'merchant/code': 'b' }],
  [
    'language-gone',
    { 'languages/header': ['EN', 'TH'], ...withPage },
    {
      'languages/supported': ['TY', 'EN'],
      'languages/header': ['EN'],
      'texts/TH': undefined,
      'pageTexts/club/TH': undefined,
    },
    { 'languages/supported': ['TY', 'EN', 'TH', 'JA'] },
  ],
  [
    'language-added',
    {},
    { 'languages/supported': ['TY', 'EN', 'TH', 'JA'], 'texts/JA': { 'brand:tagline': 'x' }, 'seo/title/JA': 'x' },
    { 'languages/supported': ['TY'] },
  ],
  [
    'language-order-changed',
    {},
    { 'languages/supported': ['TH', 'EN', 'TY'] },
    { 'languages/supported': ['TY', 'EN'] },
  ],
  ['default-language-changed', {}, { 'languages/default': 'EN' }, { 'languages/supported': ['EN', 'TY', 'TH'] }],
  ['browser-language-changed', {}, { 'languages/fromBrowser': false }, { 'languages/default': 'EN' }],
  [
    'header-language-gone',
    { 'languages/header': ['EN', 'TH'] },
    { 'languages/header': ['EN'] },
    { 'languages/header': ['TH', 'EN'] },
  ],
  [
    'header-languages-changed',
    { 'languages/header': ['EN'] },
    { 'languages/header': ['EN', 'TH'] },
    { 'languages/header': [] },
  ],
  ['currency-changed', {}, { 'currency/code': 'THB' }, { 'currency/symbol': 'B' }],
  ['currency-symbol-changed', {}, { 'currency/symbol': 'B' }, { 'currency/code': 'THB' }],
  ['gateway-changed', {}, { 'platform/origin': 'https://g.example' }, { 'platform/session': 'bearer' }],
  ['session-changed', {}, { 'platform/session': 'bearer' }, { 'platform/origin': 'https://g.example' }],
  ['call-timeout-shorter', {}, { 'platform/timeouts/call': 1000 }, { 'platform/timeouts/call': 60_000 }],
  ['call-timeout-longer', {}, { 'platform/timeouts/chunk': 600_000 }, { 'platform/timeouts/chunk': 1000 }],
  [
    'origin-added',
    { 'platform/allow/image': ['a'] },
    { 'platform/allow/image': ['a', 'b'] },
    { 'platform/allow/image': [] },
  ],
  [
    'origin-gone',
    { 'platform/allow/image': LIST },
    { 'platform/allow/image': LIST.slice(1) },
    { 'platform/allow/image': LIST.toReversed() },
  ],
  [
    'referrer-changed',
    {},
    { 'platform/launchReferrer': [{ origin: 'a', policy: 'no-referrer' }] },
    { 'platform/allow/launch': ['a'] },
  ],
  [
    'human-check-gone',
    { 'connectors/human': human },
    { 'connectors/human': null },
    { 'connectors/human': { ...human, siteKey: 'b' } },
  ],
  [
    'human-check-changed',
    { 'connectors/human': human },
    { 'connectors/human': { ...human, siteKey: 'b' } },
    { 'connectors/human': null },
  ],
  [
    'phone-check-gone',
    { 'connectors/phone': phone },
    { 'connectors/phone': null },
    { 'connectors/phone': { ...phone, appKey: 'b' } },
  ],
  [
    'phone-check-changed',
    { 'connectors/phone': phone },
    { 'connectors/phone': { ...phone, appKey: 'b' } },
    { 'connectors/phone': null },
  ],
  ['connector-origin-changed', {}, { 'connectors/origin': 'https://c.example' }, { 'connectors/phone': phone }],
  ['jurisdiction-weaker', { jurisdiction: 'PH' }, { jurisdiction: 'XX' }, { jurisdiction: 'VN' }],
  ['jurisdiction-changed', { jurisdiction: 'PH' }, { jurisdiction: 'VN' }, { jurisdiction: 'XX' }],
  ['age-lower', { 'agreement/minimumAge': 21 }, { 'agreement/minimumAge': 20 }, { 'agreement/minimumAge': 22 }],
  ['age-higher', {}, { 'agreement/minimumAge': 21 }, { 'agreement/minimumAge': 17 }],
  ['terms-changed', {}, { 'agreement/terms': 'rules' }, { 'agreement/minimumAge': 21 }],
  ['licence-gone', { 'licence/number': '1' }, { 'licence/number': null }, { 'licence/number': '2' }],
  ['licence-changed', { 'licence/number': '1' }, { 'licence/number': '2' }, { 'licence/number': null }],
  [
    'licensor-gone',
    { 'licence/licensors': [line('A', 'a')] },
    { 'licence/licensors': [] },
    { 'licence/licensors': [line('A', 'b')] },
  ],
  [
    'licensor-changed',
    { 'licence/licensors': [line('A', 'a')] },
    { 'licence/licensors': [line('A', 'b')] },
    { 'licence/licensors': [] },
  ],
  ['helpline-gone', { helplines: [line('A', 'a')] }, { helplines: [] }, { helplines: [line('A', 'b')] }],
  ['helpline-added', {}, { helplines: [line('A', 'a')] }, { 'licence/licensors': [line('A', 'a')] }],
  ['helpline-changed', { helplines: [line('A', 'a')] }, { helplines: [line('A', 'b')] }, { helplines: [] }],
  ['area-gone', {}, { 'modules/off': ['lottery'] }, { 'modules/offline': false }],
  ['area-added', { 'modules/off': ['lottery'] }, { 'modules/off': [] }, { 'modules/off': ['lottery', 'sports'] }],
  ['login-required', {}, { 'modules/loginRequired': true }, { 'modules/openNotices': true }],
  [
    'login-not-required',
    { 'modules/loginRequired': true },
    { 'modules/loginRequired': false },
    { 'modules/offline': false },
  ],
  ['notices-open-changed', {}, { 'modules/openNotices': true }, { 'modules/loginRequired': true }],
  ['offline-off', {}, { 'modules/offline': false }, { 'modules/offline': true }],
  ['offline-on', { 'modules/offline': false }, { 'modules/offline': true }, { 'modules/openNotices': true }],
  ['default-theme-changed', {}, { 'theme/default': 'dark' }, color('light/ink', '#111111')],
  ['contrast-low', {}, color('light/ink-muted', '#eeeeee'), color('light/ink-muted', '#111111')],
  ['contrast-low-dark', {}, color('dark/ink-muted', '#222222'), color('dark/ink-muted', '#ffffff')],
  ['colour-changed', {}, color('light/ink', '#000000'), color('dark/ink', '#ffffff')],
  ['dark-colour-changed', {}, color('dark/ink', '#ffffff'), color('light/ink', '#000000')],
  ['font-changed', {}, color('fontFamily/font-body', 'Georgia, serif'), color('dimension/radius-card', '2px')],
  ['token-changed', {}, color('dimension/radius-card', '2px'), color('fontFamily/font-body', 'Georgia, serif')],
  ['look-changed', {}, { 'layout/look': 'velvet@1' }, { 'layout/header': 'bar' }],
  ['header-changed', {}, { 'layout/header': 'bar' }, { 'layout/pattern': 'dots' }],
  ['home-section-gone', { 'layout/home': [hero, steps] }, { 'layout/home': [hero] }, { 'layout/home': [steps, hero] }],
  ['home-section-added', { 'layout/home': [hero] }, { 'layout/home': [steps, hero] }, { 'layout/home': [] }],
  ['home-moved', { 'layout/home': [hero, steps] }, { 'layout/home': [steps, hero] }, { 'layout/home': [steps] }],
  ['registration-changed', {}, { 'layout/registration': 'steps' }, { 'layout/modal': 'art' }],
  ['layout-changed', {}, { 'layout/tile/shape': 'wide' }, { 'layout/header': 'bar' }],
  ['logo-changed', {}, { 'assets/logo': 'assets/new.svg' }, { 'assets/icon': 'assets/new.svg' }],
  [
    'logo-on-light-changed',
    { 'assets/logoOnLight': 'assets/light.svg' },
    { 'assets/logoOnLight': undefined },
    { 'assets/logo': 'assets/new.svg' },
  ],
  ['icon-changed', {}, { 'assets/icon': 'assets/new.svg' }, { 'assets/logo': 'assets/new.svg' }],
  ['avatar-changed', {}, { 'assets/avatar': 'assets/new.svg' }, { 'assets/icon': 'assets/new.svg' }],
  ['not-found-picture-changed', {}, { 'assets/notFound': 'assets/new.svg' }, { 'assets/hero': 'assets/new.svg' }],
  ['shared-picture-changed', {}, { 'assets/hero': undefined }, { 'assets/notFound': 'assets/new.svg' }],
  ['picture-gone', { 'files/a': file('1', 10_000) }, { files: {} }, { 'files/a': file('2', 10_000) }],
  ['picture-added', {}, { 'files/a': file('1', 10_000) }, { 'texts/EN/a': 'x' }],
  [
    'logo-content-changed',
    { files: { 'assets/logo.svg': file('1', 10_000), 'assets/icon.svg': file('1', 10_000) } },
    { files: { 'assets/logo.svg': file('2', 10_000), 'assets/icon.svg': file('1', 10_000) } },
    { files: { 'assets/logo.svg': file('1', 10_000), 'assets/icon.svg': file('2', 10_000) } },
  ],
  [
    'picture-heavier',
    { 'files/a': file('1', 10_000) },
    { 'files/a': file('2', 20_000) },
    { 'files/a': file('2', 11_000) },
  ],
  [
    'picture-changed',
    { 'files/a': file('1', 10_000) },
    { 'files/a': file('2', 9000) },
    { 'files/a': file('2', 20_000) },
  ],
  [
    'menu-entry-gone',
    { 'navigation/order': ['RNG', 'LIVE'] },
    { 'navigation/order': ['RNG'] },
    { 'navigation/order': ['LIVE', 'RNG'] },
  ],
  [
    'menu-entry-added',
    { 'navigation/order': ['RNG'] },
    { 'navigation/order': ['LIVE', 'RNG'] },
    { 'navigation/order': [] },
  ],
  [
    'menu-moved',
    { 'navigation/order': ['RNG', 'LIVE'] },
    { 'navigation/order': ['LIVE', 'RNG'] },
    { 'navigation/order': ['LIVE'] },
  ],
  ['esports-vendor-moved', {}, { 'navigation/esportsVassalages': ['A'] }, { 'navigation/sportsSpecialVassalage': 'A' }],
  [
    'special-vendor-changed',
    {},
    { 'navigation/sportsSpecialVassalage': 'A' },
    { 'navigation/esportsVassalages': ['A'] },
  ],
  ['games-open-elsewhere', {}, { 'navigation/launchIn': 'page' }, { 'navigation/sportsSpecialVassalage': 'A' }],
  [
    'scheduled-look-gone',
    { scheduledLooks: [look, { ...look, from: 2e12 }] },
    { scheduledLooks: [look] },
    { scheduledLooks: [look, { ...look, from: 2e12 }, { ...look, from: 3e12 }] },
  ],
  ['scheduled-look-added', { scheduledLooks: [] }, { scheduledLooks: [look] }, { banners: [banner] }],
  [
    'scheduled-look-end-changed',
    { scheduledLooks: [look] },
    { scheduledLooks: [{ ...look, until: 2.5e12 }] },
    { scheduledLooks: [{ ...look, fonts: { display: {} } }] },
  ],
  [
    'scheduled-look-changed',
    { scheduledLooks: [look] },
    { scheduledLooks: [{ ...look, fonts: { display: {} } }] },
    { scheduledLooks: [{ ...look, until: 2.5e12 }] },
  ],
  [
    'banner-gone',
    { banners: [banner], 'texts/EN/brand:banner.one.title': 'x' },
    { banners: [], 'texts/EN/brand:banner.one.title': undefined },
    { banners: [{ ...banner, url: 'b' }] },
  ],
  [
    'banner-added',
    { banners: [banner] },
    { banners: [banner, other], 'texts/EN/brand:banner.two.title': 'x' },
    { banners: [] },
  ],
  ['banners-moved', { banners: [banner, other] }, { banners: [other, banner] }, { banners: [other] }],
  [
    'banner-group-changed',
    { banners: [banner] },
    { banners: [{ ...banner, groupName: 'w_live' }] },
    { banners: [{ ...banner, url: 'b' }] },
  ],
  [
    'banner-target-gone',
    { banners: [{ ...banner, linkageType: 1, target: '/rng' }] },
    { banners: [banner] },
    { banners: [{ ...banner, linkageType: 1, target: '/live' }] },
  ],
  [
    'banner-target-changed',
    { banners: [{ ...banner, target: '/rng' }] },
    { banners: [{ ...banner, target: '/live' }] },
    { banners: [banner] },
  ],
  [
    'banner-changed',
    { banners: [banner] },
    { banners: [{ ...banner, url: 'b' }] },
    { banners: [{ ...banner, groupName: 'w_live' }] },
  ],
  ['jackpot-gone', { jackpot }, { jackpot: null }, { jackpot: { ...jackpot, start: 2 } }],
  ['jackpot-added', {}, { jackpot }, { 'licence/number': '1' }],
  ['jackpot-claim', { jackpot }, { 'jackpot/mode': 'feed' }, { 'jackpot/start': 2 }],
  ['jackpot-marked', { jackpot: { ...jackpot, mode: 'feed' } }, { 'jackpot/mode': 'decorative' }, { jackpot: null }],
  ['jackpot-changed', { jackpot }, { 'jackpot/start': 2 }, { 'jackpot/mode': 'feed' }],
  [
    'registration-way-gone',
    { 'register/ways': ['name', 'mobile'] },
    { 'register/ways': ['name'] },
    { 'register/ways': ['mobile', 'name'] },
  ],
  [
    'registration-way-added',
    { 'register/ways': ['name'] },
    { 'register/ways': ['name', 'mobile'] },
    { 'register/order': ['name'] },
  ],
  ['registration-ways-limited', {}, { 'register/ways': ['name'] }, { 'register/order': ['name'] }],
  [
    'registration-groups-changed',
    {},
    { 'register/groups': [{ id: 'a', fields: ['email'] }] },
    { 'register/order': ['email'] },
  ],
  [
    'registration-order-changed',
    {},
    { 'register/order': ['email'] },
    { 'register/groups': [{ id: 'a', fields: ['email'] }] },
  ],
  [
    'feedback-topic-gone',
    { 'feedback/types': ['a', 'b'] },
    { 'feedback/types': ['a'] },
    { 'feedback/types': ['b', 'a'] },
  ],
  ['feedback-changed', {}, { 'feedback/max': 500 }, { 'feedback/types': [] }],
  ['resource-gone', { resources: [link('A', 'a')] }, { resources: [] }, { resources: [link('A', 'b')] }],
  ['resource-added', {}, { resources: [link('A', 'a')] }, { helplines: [line('A', 'a')] }],
  ['resource-changed', { resources: [link('A', 'a')] }, { resources: [link('A', 'b')] }, { resources: [] }],
  ['live-chat-gone', { liveChat: 'a' }, { liveChat: null }, { liveChat: 'b' }],
  ['live-chat-changed', { liveChat: 'a' }, { liveChat: 'b' }, { liveChat: null }],
  ['page-gone', withPage, { pages: [], pageTexts: {} }, { pages: [{ ...page, link: 'menu' }] }],
  ['page-added', {}, withPage, { 'pageTexts/club': { EN: 'a' } }],
  ['page-path-changed', withPage, { pages: [{ ...page, path: '/vip' }] }, { pages: [{ ...page, link: 'menu' }] }],
  ['page-changed', withPage, { pages: [{ ...page, link: 'menu' }] }, { pages: [{ ...page, path: '/vip' }] }],
  ['page-text-gone', withPage, { 'pageTexts/club': { EN: 'a' } }, { 'pageTexts/club/TH': 'c' }],
  ['page-text-changed', withPage, { 'pageTexts/club/TH': 'c' }, { 'pageTexts/club': { EN: 'a' } }],
  ['not-indexed', {}, { 'seo/index': false }, { 'seo/index': true }],
  ['indexed', { 'seo/index': false }, { 'seo/index': true }, { 'seo/title/EN': 'x' }],
  ['title-changed', { 'seo/title/EN': 'a' }, { 'seo/title/EN': 'b' }, { 'seo/description/EN': 'b' }],
  ['description-changed', { 'seo/description/EN': 'a' }, { 'seo/description/EN': 'b' }, { 'seo/title/EN': 'b' }],
  ['text-gone', {}, { 'texts/EN': {} }, { 'texts/EN/brand:tagline': 'Stop' }],
  ['text-added', {}, { 'texts/EN/brand:more': 'x' }, { 'texts/EN/brand:tagline': 'Stop' }],
  ['text-changed', {}, { 'texts/EN/brand:tagline': 'Stop' }, { 'texts/EN': {} }],
  ['changed', {}, { future: 1 }, { name: 'x' }],
];

const checksOf = (before: BrandState, after: BrandState): readonly string[] =>
  diffBrands(before, after).map(({ check }) => check);

test('there are at least sixty checks, and each has a planted difference [operators.diff.checks]', () => {
  expect(PLANTED.map(([check]) => check).toSorted()).toEqual(DIFF_CHECKS.map(({ name }) => name).toSorted());
  expect(DIFF_CHECKS.length).toBeGreaterThanOrEqual(60);
});

test.each(PLANTED)(
  'only %s reports its difference, and it does not report a similar one [operators.diff.checks]',
  (check, first, planted, alike) => {
    const before = withValues(BASE, first);
    expect(checksOf(before, withValues(before, planted))).toEqual([check]);
    expect(checksOf(before, withValues(before, alike))).not.toContain(check);
  },
);
