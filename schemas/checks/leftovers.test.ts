import { expect, test } from 'vitest';
import { sampleJson, sampleSource, sourceFile } from '#tests/support/sample-source.ts';
import { brandOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { formatFinding } from './finding.ts';
import { checkLeftoverNames } from './leftover-names.ts';
import { loadBrand } from './load-brand.ts';

/** Returns the findings about unused English texts. */
const leftoverTexts = (texts: Readonly<Record<string, string>>, json: unknown = sampleJson()): readonly string[] =>
  loadBrand(sampleSource({ json, texts: new Map([['EN', sourceFile(JSON.stringify(texts))]]) }))
    .findings.filter(({ code }) => code === 'leftover-text')
    .map(formatFinding);

test('texts of banners, articles and groups that no longer exist are reported with the closest existing one [layout.brand.leftovers]', () => {
  expect(
    leftoverTexts({
      'brand:banner.home-fiestas.title': 'The fair is open',
      'brand:section.club.text': 'Join the club',
      'brand:register.group.accounts': 'Your account',
      'brand:sloganline': 'Play',
    }),
  ).toEqual([
    'texts/EN.json#/brand:banner.home-fiestas.title: there is no banner "home-fiestas"; write "brand:banner.home-fiesta.title", or remove it',
    'texts/EN.json#/brand:section.club.text: there is no article of the home page "club"; remove it',
    'texts/EN.json#/brand:register.group.accounts: there is no group of register fields "accounts"; write "brand:register.group.account", or remove it',
    'texts/EN.json#/brand:sloganline: the site shows no such text of a brand; remove it',
  ]);
});

test('texts that the site shows are not reported, nor are texts of articles in the look [layout.brand.leftovers]', () => {
  expect(
    leftoverTexts({
      'brand:tagline': 'Play',
      'brand:notFound.title': 'Nothing here',
      'brand:help.about': 'About us',
      'brand:help.about.version': '2',
      'brand:banner.home-fiesta.action': 'Play now',
      'brand:section.slots.title': 'Our slots',
      'brand:register.group.account': 'Your account',
      'home:slots.title': 'Slots',
    }),
  ).toEqual([]);
  expect(leftoverTexts({ 'brand:banner.old.title': 'Old' }, sampleJsonWith('banners', [{ bannerId: 5 }]))).toEqual([]);
});

interface Other {
  readonly name: string;
  readonly id?: string;
  readonly hosts?: readonly string[];
}

/** Returns the findings about a brand with the texts and values of `own`, next to the brand `other`. */
const leftoverNames = (
  own: { readonly name?: string; readonly text?: string; readonly json?: Readonly<Record<string, unknown>> },
  { name, id = name.toLowerCase(), hosts = [`${id}.example`] }: Other,
): readonly string[] =>
  (
    checkLeftoverNames([
      {
        id: 'mine',
        brand: brandOf({ ...sampleJson(), liveChat: null, name: own.name ?? 'Mine', ...own.json }),
        texts: { EN: { 'brand:tagline': own.text ?? '' } },
      },
      { id, brand: { ...brandOf({ ...sampleJson(), name }), id, hosts: [...hosts] }, texts: {} },
    ]).get('mine') ?? []
  ).map(formatFinding);

test('the name of another brand in texts and in brand.json is reported with its location [layout.brand.leftovers]', () => {
  expect(
    leftoverNames(
      { text: 'A night at Lotus.', json: { seo: { title: { EN: 'Lotus: slots' }, description: {} } } },
      { name: 'Lotus' },
    ),
  ).toEqual([
    'brand.json#/seo/title/EN: contains "Lotus", which belongs to brand lotus; write your own',
    'texts/EN.json#/brand:tagline: contains "Lotus", which belongs to brand lotus; write your own',
  ]);
  expect(leftoverNames({ text: 'Lotusで遊ぶ' }, { name: 'Lotus' })).toHaveLength(1);
  expect(leftoverNames({ text: 'Play at Lotus-Gold (new)' }, { name: 'Lotus-Gold (new)', id: 'gold' })).toHaveLength(1);
  expect(leftoverNames({ text: 'เล่นที่สยามเพลย์วันนี้' }, { name: 'สยามเพลย์', id: 'siamplay' })).toHaveLength(1);
});

test('a host, a merchant or a chat room of another brand is reported [layout.brand.leftovers]', () => {
  expect(
    leftoverNames(
      { text: 'Write to help@Lotus-Play.example' },
      { name: 'Lo', id: 'lotus', hosts: ['lotus-play.example'] },
    ),
  ).toEqual([
    'texts/EN.json#/brand:tagline: contains "lotus-play.example", which belongs to brand lotus; write your own',
  ]);
  const chat = 'http://sandbox.localhost:4000/sandbox/chat?merchant=lotus';
  const merchant = { ...(sampleJson()['merchant'] as object), code: 'lotus' };
  expect(leftoverNames({ json: { liveChat: chat, merchant } }, { name: 'Lotus' })).toEqual([
    'brand.json#/merchant/code: contains "lotus", which belongs to brand lotus; write your own',
    'brand.json#/liveChat: contains "lotus", which belongs to brand lotus; write your own',
  ]);
});

test('a host is reported on its own or with a subdomain, but not at the end of a longer word [layout.brand.leftovers]', () => {
  const box: Other = { name: 'Bo', id: 'box', hosts: ['box.localhost'] };
  expect(leftoverNames({ text: 'http://sandbox.localhost:4000, my-box.localhost, box.localhosts' }, box)).toEqual([]);
  for (const text of ['http://www.box.localhost/', 'help@box.localhost', 'เล่นที่box.localhostวันนี้'])
    expect(leftoverNames({ text }, box)).toHaveLength(1);
});

test.each<[why: string, own: Parameters<typeof leftoverNames>[0], other: Other]>([
  ['in different case', { text: 'A lotus in the pond' }, { name: 'Lotus' }],
  ['inside another word', { text: 'Lotuses bloom' }, { name: 'Lotus' }],
  ['of fewer than four letters', { text: 'Play at Sky' }, { name: 'Sky' }],
  ["that is part of the brand's own name", { name: 'Lotus Gold', text: 'Lotus Gold and Lotus' }, { name: 'Lotus' }],
])('a name %s is not reported [layout.brand.leftovers]', (_why, own, other) => {
  expect(leftoverNames(own, other)).toEqual([]);
});
