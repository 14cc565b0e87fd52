import { expect, test } from 'vitest';
import { defaultBlocks } from '../brand.ts';
import { clientLayout, type SectionGroup } from './client-layout.ts';
import { PRODUCT_LAYOUT, type HomeSection } from './layout.ts';
import type { HERO_FORMS } from './layout-values.ts';

const POPULAR: HomeSection = { kind: 'rail', of: 'popular' };
const HOT: HomeSection = { kind: 'rail', of: 'hot' };

const shapeOf = (group: SectionGroup): unknown =>
  group.type === 'full'
    ? group.section.kind
    : group.parts.map((part) => {
        if (part.type === 'late') return part.sections.map(({ kind }) => kind).join('+');
        const sides = part.sides.map(({ kind }) => kind).join('+');
        return part.type === 'sides' ? `(${sides})` : `${part.section.kind}${sides === '' ? '' : `(${sides})`}`;
      });

test.each<readonly [sections: readonly HomeSection[], shape: unknown]>([
  [
    [{ kind: 'hero' }, { kind: 'categories' }, POPULAR, { kind: 'winners' }, { kind: 'draws' }, { kind: 'steps' }],
    ['hero', ['categories', 'rail(winners+draws)', 'steps']],
  ],
  [[HOT, { kind: 'winners' }], [['rail', '(winners)']]],
  [[{ kind: 'draws' }, { kind: 'winners' }, POPULAR], [['(draws+winners)', 'rail']]],
  [
    [{ kind: 'steps' }, { kind: 'claims' }, { kind: 'hero' }, { kind: 'steps' }],
    [['steps+claims'], 'hero', ['steps']],
  ],
  [[], []],
])(
  'sections keep their order, and winners and draws that follow popular games are shown beside them [layout.home.sections]',
  (sections, shape) => {
    expect(clientLayout({ ...PRODUCT_LAYOUT, home: [...sections] }, defaultBlocks).home.map(shapeOf)).toEqual(shape);
  },
);

test('a section whose area is off is left out of the site', () => {
  const { home } = clientLayout(PRODUCT_LAYOUT, {
    ...defaultBlocks,
    modules: {
      ...defaultBlocks.modules,
      off: ['announcements', 'winnerBoard', 'popularGames', 'openedNumbers', 'download'],
    },
  });
  expect(home.map(shapeOf)).toEqual(['hero', 'jackpot', ['categories', 'rail', 'promotions+article+steps+claims']]);
});

test('the hero is left out if its form is none, and its banners stay still in the forms single and mosaic [layout.hero.variants]', () => {
  const of = (form: keyof typeof HERO_FORMS) => {
    const { home, stillHero } = clientLayout(
      { ...PRODUCT_LAYOUT, hero: { ...PRODUCT_LAYOUT.hero, form }, home: [{ kind: 'hero' }, { kind: 'steps' }] },
      defaultBlocks,
    );
    return [home.map(shapeOf), stillHero];
  };
  const withHero = ['hero', ['steps']];
  expect(of('carousel')).toEqual([withHero, false]);
  expect(of('compact')).toEqual([withHero, false]);
  expect(of('single')).toEqual([withHero, true]);
  expect(of('mosaic')).toEqual([withHero, true]);
  expect(of('none')[0]).toEqual([['steps']]);
});

test('a row of banners that is empty is left out of the site', () => {
  const home = [{ kind: 'steps' }, { kind: 'banners', group: 'w_rng' }] as const;
  expect(clientLayout({ ...PRODUCT_LAYOUT, home: [...home] }, defaultBlocks).home.map(shapeOf)).toEqual([['steps']]);
});
