import { expect, test } from 'vitest';
import { sampleJson, sampleSource, sourceFile } from '#tests/support/sample-source.ts';
import { formatFinding } from './finding.ts';
import { loadBrand } from './load-brand.ts';

const VIP = { id: 'vip', path: '/vip', link: 'menu' } as const;
const TEXT = { 'vip/TY': '# Mga antas\n\nPara sa mga miyembro.', 'vip/EN': '# Levels\n\nFor members.' };

const load = (
  pages: readonly object[],
  files: Readonly<Record<string, string>> = TEXT,
  layout: object = {},
  banners: unknown = sampleJson()['banners'],
) => {
  const { brand, pageTexts, findings } = loadBrand(
    sampleSource({
      json: { ...sampleJson(), pages, layout, banners },
      pages: new Map(Object.entries(files).map(([name, text]) => [name, sourceFile(text)])),
    }),
  );
  return { pages: brand?.pages.map(({ path }) => path), texts: pageTexts, findings: findings.map(formatFinding) };
};

test('a page with a text in each language has no finding [layout.pages.own]', () => {
  const { pages, texts, findings } = load([VIP]);
  expect(findings).toEqual([]);
  expect(pages).toEqual(['/vip']);
  expect(texts['vip']?.['EN']).toEqual({ title: 'Levels', nodes: [{ tag: 'p', children: ['For members.'] }] });
});

test('an article of the home page can link to a page of the brand, and not to a page that does not exist [layout.pages.own]', () => {
  const article = { kind: 'article', id: 'slots' } as const;
  expect(load([VIP], TEXT, { home: [{ ...article, to: '/vip' }] }).findings).toEqual([]);
  expect(load([VIP], TEXT, { home: [{ ...article, to: '/vipp' }] }).findings).toEqual([
    'brand.json#/layout/home/0/to: "/vipp" is not a page of the site; write "/vip", or another page',
  ]);
});

test.each([
  ['/promotions', 'is a page of the site'],
  ['/pointmall', 'is a page of the site'],
  ['/wps/vip', 'is a folder of the site'],
  ['/assets', 'is a folder of the site'],
  ['/connect', 'is a folder of the site'],
  ['/404', 'is a folder of the site'],
  ['/healthz', 'is a folder of the site'],
  ['/readyz', 'is a folder of the site'],
  ['/en', 'is a folder of the site'],
])('a page at %s is a finding, and is left out [layout.pages.own]', (path, why) => {
  const { pages, findings } = load([{ ...VIP, path }]);
  expect(pages).toEqual([]);
  expect(findings).toEqual([`brand.json#/pages/0/path: ${JSON.stringify(path)} ${why}; write another path`]);
});

test('two pages with the same path or the same id are findings, and only the first is kept [layout.pages.own]', () => {
  expect(load([VIP, { ...VIP, path: '/club' }])).toMatchObject({
    pages: ['/vip'],
    findings: ['brand.json#/pages/1/id: "vip" is also the id of page 0; write another id'],
  });
  const other = { ...VIP, id: 'club' };
  const texts = { ...TEXT, 'club/TY': '# Club', 'club/EN': '# Club' };
  expect(load([VIP, other], texts)).toMatchObject({
    pages: ['/vip'],
    findings: ['brand.json#/pages/1/path: "/vip" is the path of page 0; write another path'],
  });
});

test('HTML, dead links and missing pictures are removed, with a finding that names file and line [layout.pages.own]', () => {
  const text = [
    '# Levels',
    '',
    'Fine <script>alert(1)</script> and <b>bold</b>.',
    '',
    '[go](/levels) [run](javascript:alert(1)) [out](https://example.com) [home](/index) [here](/vip)',
    '',
    '![no](assets/none.svg)',
    '<img src=x onerror=alert(1)>',
  ].join('\n');
  const { texts, findings } = load([VIP], { ...TEXT, 'vip/EN': text });
  expect(findings).toEqual([
    'pages/vip/EN.md#: line 3: contains the HTML element <script>, which is removed; remove it',
    'pages/vip/EN.md#: line 3: contains the HTML element <b>, which is removed; write Markdown',
    expect.stringMatching(/^pages\/vip\/EN\.md#: line 5: "\/levels" is not a page of the site; write /),
    expect.stringMatching(/^pages\/vip\/EN\.md#: line 5: .*; (?:write|begin)/),
    'pages/vip/EN.md#: line 7: "assets/none.svg" is not a picture of the brand; write a path such as assets/club.svg',
    'pages/vip/EN.md#: line 8: contains the HTML element <img>, which is removed; write Markdown',
  ]);
  const seen = JSON.stringify(texts['vip']?.['EN']);
  expect(seen).not.toMatch(/script|javascript|onerror|none\.svg|levels"/);
  for (const href of ['https://example.com', '/index', '/vip']) expect(seen).toContain(`"href":"${href}"`);
});

test.each([[{ kind: 'rail', of: 'hot' }], [{ kind: 'banners', group: 'w_home' }], [{ kind: 'steps' }]])(
  'a page that shows %o twice is a finding, and is left out [layout.pages.own]',
  (part) => {
    const [kind, ...options] = Object.entries(part);
    const parts = [{ kind: 'article' }, part, Object.fromEntries([...options, kind ?? []])];
    expect(load([{ ...VIP, parts }])).toMatchObject({
      pages: [],
      findings: [`brand.json#/pages/0/parts/2: duplicates part 1 ("${part.kind}"); remove one of them`],
    });
    expect(load([{ ...VIP, parts: parts.slice(0, 2) }]).findings).toEqual([]);
  },
);

test('a missing text falls back to the default language, which every page needs [layout.pages.own]', () => {
  expect(load([VIP], { 'vip/TY': TEXT['vip/TY'] })).toMatchObject({
    pages: ['/vip'],
    findings: ['pages/vip/EN.md#: is missing: players with EN see the text in TY; add it'],
  });
  expect(load([VIP], { 'vip/EN': TEXT['vip/EN'] })).toMatchObject({
    pages: [],
    findings: ['brand.json#/pages/0/id: the page has no text in TY, the default language; write it in pages/vip/TY.md'],
  });
});

test('links to a page that is left out are findings in articles, banners and texts [layout.pages.own]', () => {
  const json = {
    ...sampleJson(),
    pages: [VIP, { ...VIP, id: 'club', path: '/club' }],
    layout: { home: [{ kind: 'hero' }, { kind: 'article', id: 'slots', to: '/club' }] },
    banners: [{ bannerId: 'club', groupName: 'w_home', url: 'assets/logo.svg', linkageType: 1, target: '/club' }],
  };
  const files = { ...TEXT, 'vip/EN': '# Levels\n\n[club](/club)', 'club/EN': '# Club' };
  const { findings } = loadBrand(
    sampleSource({ json, pages: new Map(Object.entries(files).map(([name, text]) => [name, sourceFile(text)])) }),
  );
  const lines = findings.map(formatFinding).join('\n');
  expect(lines).toContain('brand.json#/pages/1/id: the page has no text in TY');
  expect(lines).toContain('brand.json#/layout/home/1/to: "/club" is not a page of the site');
  expect(lines).toContain('brand.json#/banners/0/target: "/club" is not a page of the site');
  expect(lines).toContain('pages/vip/EN.md#: line 3: "/club" is not a page of the site');
});

test('links to a page of an area that is off are findings in articles, banners and texts [layout.pages.own]', () => {
  const json = sampleJson();
  const { findings } = loadBrand(
    sampleSource({
      json: {
        ...json,
        pages: [VIP],
        modules: { ...(json['modules'] as object), off: ['promotions'] },
        layout: { home: [{ kind: 'hero' }, { kind: 'article', id: 'slots', to: '/promotions' }] },
        banners: [
          { bannerId: 'off', groupName: 'w_home', url: 'assets/logo.svg', linkageType: 1, target: '/promotions?id=3' },
        ],
      },
      pages: new Map([
        ['vip/TY', sourceFile('# Levels')],
        ['vip/EN', sourceFile('# Levels\n\n[offers](/promotions#new)')],
      ]),
    }),
  );
  const why = 'belongs to promotions, which modules.off switches off; write another page';
  const lines = findings.map(formatFinding).join('\n');
  expect(lines).toContain(`brand.json#/layout/home/1/to: "/promotions" ${why}`);
  expect(lines).toContain(`brand.json#/banners/0/target: "/promotions?id=3" ${why}`);
  expect(lines).toContain(`pages/vip/EN.md#: line 3: "/promotions#new" ${why}`);
});

test.each(['/vip?tab=<b>', '/vip?a b'])(
  'a banner that links to a page of the brand with the query of %j is a finding',
  (target) => {
    const banner = { bannerId: 'vip', groupName: 'w_home', url: 'assets/logo.svg', linkageType: 1 };
    const findingsOf = (address: string): readonly string[] =>
      load([VIP], TEXT, {}, [{ ...banner, target: address }]).findings.filter((line) => line.includes('#/banners/'));
    expect(findingsOf(target)).toEqual([
      `brand.json#/banners/0/target: ${JSON.stringify(target)} has a query that cannot be read; write it as key=value with plain characters`,
    ]);
    expect(findingsOf('/vip?tab=2')).toEqual([]);
  },
);

test.each([
  ['club/EN', '# Club', 'there is no page "club"; remove the file'],
  ['vip/English', '# Club', 'is not the text of a page; name it pages/<id>/<LANG>.md, such as pages/vip/EN.md'],
  [
    'vip/TH',
    '# Club',
    'TH is not a supported language of the brand; add it to languages.supported, or remove the file',
  ],
  ['vip/EN', 'No title', 'does not begin with a title; write "# " and the title on the first line'],
])(
  'the file pages/%s.md with the text %j is a finding [layout.pages.own] [layout.brand.leftovers]',
  (name, text, why) => {
    expect(load([VIP], { ...TEXT, [name]: text }).findings).toContain(`pages/${name}.md#: ${why}`);
  },
);

test('the parts of a page have the options of home page sections, and only one shows its text [layout.pages.own]', () => {
  const parts = [
    { kind: 'article', of: 'hot' },
    { kind: 'rail' },
    { kind: 'banners', group: 'w_fish' },
    { kind: 'article' },
  ];
  const { findings } = load([{ ...VIP, parts }]);
  expect(findings).toContain(
    'brand.json#/pages/0/parts/0/of: a section of kind "article" does not have the option "of"; remove it',
  );
  expect(findings).toContain(
    'brand.json#/pages/0/parts/1/of: is missing; add "of", which a section of kind "rail" needs',
  );
  expect(findings).toContain('brand.json#/pages/0/parts/3: the page already shows its text; remove one of them');
});
