import { expect, test } from 'vitest';
import { PRODUCT_LAYOUT } from '../layout/layout.ts';
import type { Look, Looks } from '../layout/look.ts';
import { PRODUCT_TOKENS } from '../layout/product-tokens.ts';
import { formatFinding } from './finding.ts';
import { loadBrand } from './load-brand.ts';
import { sampleJson, sampleSource } from '#tests/support/sample-source.ts';
import { brandOf, sampleJsonWith } from '#tests/support/changed-brand.ts';

const VELVET: Look = {
  description: 'Dark cloth and gold',
  layout: { header: 'bar', tile: { shape: 'portrait' }, density: 'roomy', home: [{ kind: 'hero' }, { kind: 'steps' }] },
  tokens: { dimension: { $type: 'dimension', 'radius-card': { $value: '3px' } } },
};
const LOOKS: Looks = new Map([
  ['velvet@1', VELVET],
  ['velvet@2', { ...VELVET, layout: { header: 'rows' } }],
]);

const load = (layout: unknown, change: (json: Record<string, unknown>) => void = () => undefined) => {
  const json = { ...sampleJson(), layout };
  change(json);
  const { brand, findings, layers } = loadBrand(sampleSource({ json, looks: LOOKS }));
  return {
    layout: brand?.layout,
    tokens: brand?.theme.tokens,
    layers,
    findings: findings.map(formatFinding).filter((line) => !line.startsWith('texts/')),
  };
};

test('a brand without `layout` has the default layout of the product [layout.default.today]', () => {
  expect(brandOf(sampleJsonWith('layout', undefined)).layout).toEqual(PRODUCT_LAYOUT);
});

test('values of the brand override those of its look, which override those of the product [layout.look.layers]', () => {
  const { layout, layers, findings } = load({ look: 'velvet@1', density: 'compact', tile: { caption: 'over' } });
  expect(findings).toEqual([]);
  expect(layout).toEqual({
    ...PRODUCT_LAYOUT,
    look: 'velvet@1',
    header: 'bar',
    density: 'compact',
    tile: { shape: 'portrait', caption: 'over' },
    home: VELVET.layout.home,
  });
  expect(
    ['/layout/header', '/layout/density', '/layout/columns', '/layout/tile/shape', '/layout/tile/caption'].map(
      (pointer) => layers.get(pointer)?.layer,
    ),
  ).toEqual(['look', 'brand', 'product', 'look', 'brand']);
});

test('a brand inherits the tokens of its look that it does not set [layout.look.layers]', () => {
  const { tokens, layers } = load({ look: 'velvet@1' }, (json) => {
    const { dimension } = (json['theme'] as { tokens: { dimension: Record<string, unknown> } }).tokens;
    delete dimension['radius-card'];
  });
  expect(tokens?.dimension['radius-card'].$value).toBe('3px');
  expect(layers.get('/theme/tokens/dimension/radius-card')?.layer).toBe('look');
  expect(layers.get('/theme/tokens/dimension/radius-control')?.layer).toBe('brand');
});

test('the value of the layer below replaces a faulty token [layout.look.layers]', () => {
  const { tokens, findings } = load({ look: 'velvet@1' }, (json) => {
    const { dimension } = (json['theme'] as { tokens: { dimension: Record<string, unknown> } }).tokens;
    dimension['radius-card'] = { $value: '3 elephants' };
  });
  expect(tokens?.dimension['radius-card'].$value).toBe('3px');
  expect(findings).toEqual([expect.stringContaining('#/theme/tokens/dimension/radius-card/$value:')]);
});

test("a colour with too little contrast against the look's colours is a finding at this colour, and the look's colour is used [layout.look.layers]", () => {
  const { tokens, findings, layers } = load({ look: 'velvet@1' }, (json) => {
    json['theme'] = { default: 'dark', tokens: { light: { $type: 'color', primary: { $value: '#FFEE00' } } } };
  });
  expect(findings).toEqual([
    expect.stringMatching(/#\/theme\/tokens\/light\/primary: #FFFFFF on primary #FFEE00 has a contrast/i),
  ]);
  expect(tokens?.light.primary.$value).toBe(PRODUCT_TOKENS.light.primary.$value);
  expect(layers.get('/theme/tokens/light/primary')?.layer).toBe('product');
});

test('tokens that are not an object are a finding even with a look [layout.look.layers]', () => {
  const { findings } = load({ look: 'velvet@1' }, (json) => {
    json['theme'] = { default: 'dark', tokens: 5 };
  });
  expect(findings).toEqual([expect.stringContaining('#/theme/tokens: is a number')]);
});

test("a faulty group of tokens is replaced by the look's group [layout.look.layers]", () => {
  const { tokens, findings } = load({ look: 'velvet@1' }, (json) => {
    json['theme'] = { default: 'dark', tokens: { light: null } };
  });
  expect(findings).toEqual([expect.stringContaining('#/theme/tokens/light: is null')]);
  expect(tokens?.light.ink.$value).toBe(PRODUCT_TOKENS.light.ink.$value);
});

test('a brand that leaves all tokens to a look that was removed is served with those of the product [layout.look.removed]', () => {
  const { tokens } = load({ look: 'granite@1' }, (json) => {
    json['theme'] = { default: 'dark' };
  });
  expect(tokens?.dark.primary.$value).toBe(PRODUCT_TOKENS.dark.primary.$value);
});

test('without a look, derived tokens come from the product and all others from the brand [layout.look.layers]', () => {
  const { layers } = load({});
  expect(layers.get('/theme/tokens/light/primary')?.layer).toBe('brand');
  expect(new Set([...layers.values()].map(({ layer }) => layer))).toEqual(new Set(['product', 'brand']));
});

test('adding a version to a look does not change the versions before it [layout.look.change]', () => {
  expect(load({ look: 'velvet@1' }).layout?.header).toBe('bar');
  expect(load({ look: 'velvet@2' }).layout?.header).toBe('rows');
});

test.each([
  ['velvet@9', 'there is no look "velvet@9"; write "velvet@1"; the looks are velvet@1, velvet@2'],
  ['granite@1', 'there is no look "granite@1"; write one of velvet@1, velvet@2'],
  ['velvet', 'there is no look "velvet"; write "velvet@1"; the looks are velvet@1, velvet@2'],
])(
  "the look %s is a finding that lists all looks, and the product's default is used [layout.look.removed]",
  (look, finding) => {
    const { layout, findings } = load({ look, density: 'roomy' });
    expect(findings).toEqual([`brand.json#/layout/look: ${finding}`]);
    expect(layout).toEqual({ ...PRODUCT_LAYOUT, density: 'roomy' });
  },
);

test.each<readonly [value: object, pointer: string, finding: string]>([
  [{ header: 'row' }, '/header', '"row" is not an allowed value; write "rows"; allowed: "rows", "bar"'],
  [{ hero: { form: 'mosaik' } }, '/hero/form', 'is not an allowed value; write "mosaic"'],
  [{ hero: { height: 'high' } }, '/hero/height', 'write one of: "low", "regular", "tall"'],
  [{ hero: { side: 'left' } }, '/hero/side', 'write one of: "start", "end"'],
  [{ tile: { shape: 'oval' } }, '/tile/shape', 'write one of: "square", "portrait", "wide", "round"'],
  [{ tile: 'round' }, '/tile', 'is text; write an object in braces { }'],
  [{ columns: 4 }, '/columns', '4 is not an allowed value; write one of: 2, 3'],
  [{ density: 3 }, '/density', 'is not an allowed value'],
  [{ corners: 'blob' }, '/corners', 'write one of: "theme", "sharp", "soft", "round"'],
  [{ elevation: 'high' }, '/elevation', 'write one of: "outlined", "flat", "raised"'],
  [{ pattern: 'dot' }, '/pattern', 'write "dots"'],
  [{ home: [{ kind: 'banner' }] }, '/home/0/kind', 'is not an allowed value; write "banners"'],
  [{ home: [] }, '/home', 'has too few entries'],
  [{ home: Array.from({ length: 60 }, () => ({ kind: 'steps' })) }, '/home', 'has too many entries; list at most 14'],
  [
    { home: [{ kind: 'article', id: 'slots', to: '/promotion' }] },
    '/home/0/to',
    '"/promotion" is not a page of the site; write "/promotions", or another page',
  ],
  [{ home: [{ kind: 'article', id: 'slots', to: 'https://x.example' }] }, '/home/0/to', 'https://x.example'],
  [{ home: [{ kind: 'rail' }] }, '/home/0/of', 'is missing; add "of", which a section of kind "rail" needs'],
  [
    { home: [{ kind: 'rail', of: 'vendor' }] },
    '/home/0/vendor',
    'is missing; add "vendor", which a rail of a vendor needs',
  ],
  [
    { home: [{ kind: 'rail', of: 'hot', vendor: 'X' }] },
    '/home/0/vendor',
    'a section of kind "rail" does not have the option "vendor"; remove it',
  ],
  [{ home: [{ kind: 'hero' }, { kind: 'hero' }] }, '/home/1', 'duplicates section 0 ("hero"); remove one of them'],
])(
  '%o is a finding, and the value of the look is used [layout.values.closed] [layout.home.kinds] [layout.home.sections] [layout.tile.density]',
  (value, pointer, finding) => {
    const { layout, findings } = load({ look: 'velvet@1', ...value });
    expect(findings.filter((line) => line.startsWith(`brand.json#/layout${pointer}:`)).join('\n')).toContain(finding);
    expect(layout).toEqual(load({ look: 'velvet@1' }).layout);
  },
);

test.each([
  [{ kind: 'promotions' }, 'promotions'],
  [{ kind: 'rail', of: 'popular' }, 'popularGames'],
  [{ kind: 'draws' }, 'lottery'],
  [{ kind: 'rail', of: 'category', category: 'SPORTS' }, 'sports'],
  [{ kind: 'article', id: 'slots', to: '/pointMall' }, 'pointMall'],
] as const)('%o for an area that is off is a finding with both remedies [layout.home.area-off]', (section, area) => {
  const off = (json: Record<string, unknown>): void => {
    json['modules'] = { off: [area], loginRequired: false };
  };
  const { layout, findings } = load({ look: 'velvet@1', home: [{ kind: 'hero' }, section] }, off);
  expect(findings).toContain(
    `brand.json#/layout/home/1: shows nothing: its area ${area} is in modules.off; remove the section, or take ${area} out of modules.off`,
  );
  expect(layout?.home).toEqual(VELVET.layout.home);
});

test("a brand's own article needs a title in each language [layout.home.kinds]", () => {
  const json = {
    ...sampleJson(),
    layout: {
      home: [
        { kind: 'article', id: 'club' },
        { kind: 'article', id: 'slots' },
      ],
    },
  };
  const { findings } = loadBrand(sampleSource({ json, looks: LOOKS }));
  expect(findings.map(formatFinding)).toEqual(
    ['TY', 'EN'].map(
      (language) =>
        `texts/${language}.json#/brand:section.club.title: is missing; add it in ${language}: the article needs a title`,
    ),
  );
});

test('a bottom bar entry that is unknown, or whose area is off, is a finding, and the bar of the layer below is used [layout.footer.variants]', () => {
  const unknown = load({ bottomBar: ['home', 'casino'] });
  expect(unknown.findings).toEqual([expect.stringMatching(/#\/layout\/bottomBar\/1: .*"home", "games"/)]);
  expect(unknown.layout?.bottomBar).toEqual(PRODUCT_LAYOUT.bottomBar);
  const off = load({ bottomBar: ['home', 'download'] }, (json) => {
    json['modules'] = { ...(json['modules'] as object), off: ['download'] };
  });
  expect(off.findings).toContain(
    'brand.json#/layout/bottomBar/1: opens nothing: its area download is in modules.off; remove the entry, or take download out of modules.off',
  );
  expect(load({ bottomBar: ['home', 'games', 'lottery', 'sports', 'menu', 'account'] }).findings).toHaveLength(1);
});

test('a registration in steps is a finding if there are fewer than two groups or the code comes before the number [layout.register.steps]', () => {
  const of = (groups: readonly (readonly string[])[]) => {
    const { layout, findings } = load({ registration: 'steps' }, (json) => {
      json['register'] = {
        order: [],
        groups: groups.map((fields, at) => ({ id: at === 0 ? 'account' : 'contact', fields })),
      };
    });
    return [layout?.registration, findings];
  };
  expect(of([['username'], ['email']])).toEqual(['steps', []]);
  expect(of([['username']])).toEqual([
    'single',
    [
      'brand.json#/layout/registration: has no effect: register.groups has one group, and each group is a step; divide the fields into two or three groups in register.groups, or write "single"',
    ],
  ]);
  expect(of([['verificationCode'], ['mobileNum']])).toEqual([
    'single',
    [expect.stringMatching(/verificationCode is in an earlier step than mobileNum.*move mobileNum into/)],
  ]);
  expect(of([['mobileNum'], ['verificationCode']])).toEqual(['steps', []]);
  expect(of([])).toEqual(['single', [expect.stringContaining('register.groups has no group')]]);
});
