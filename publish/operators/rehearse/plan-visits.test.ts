import { expect, test } from 'vitest';
import { testBrand } from '#tests/support/test-brand.ts';
import { planVisits } from './plan-visits.ts';

const { modules } = testBrand();
const few = testBrand({
  languages: { default: 'EN', supported: ['EN'] },
  modules: {
    ...modules,
    off: ['announcements', 'pointMall', 'lottery', 'sports', 'promotions', 'help', 'download', 'join'],
  },
});

test('if a brand has few pages, each is visited in every language and theme [operators.rehearse.journeys]', () => {
  const { visits, all } = planVisits(few);
  expect(visits).toHaveLength(all);
  const paths = [...new Set(visits.map(({ path }) => path))];
  expect(paths.toSorted()).toEqual(['/fish', '/index', '/live', '/login', '/pvp', '/register', '/rng']);
  for (const path of paths)
    expect([...new Set(visits.filter((visit) => visit.path === path).map(({ theme }) => theme))]).toEqual([
      'light',
      'dark',
    ]);
});

test('if a brand has many pages, all are visited in the default language and theme, and some in each other language or theme [operators.rehearse.journeys]', () => {
  const brand = testBrand();
  const { visits, all } = planVisits(brand);
  expect(visits.length).toBeLessThan(all);
  const usual = visits.filter(
    ({ language, theme, window }) => language === 'TY' && theme === 'light' && window === 'phone',
  );
  expect(new Set(visits.map(({ path }) => path))).toEqual(new Set(usual.map(({ path }) => path)));
  const shown = (language: string, theme: string) =>
    visits.filter((visit) => visit.language === language && visit.theme === theme).map(({ path }) => path);
  expect(shown('EN', 'light')).toHaveLength(3);
  expect(shown('EN', 'light')).not.toEqual(shown('TH', 'light'));
  expect([shown('TY', 'dark')[0], shown('TY', 'dark').length]).toEqual(['/index', 3]);
});

test('the pages behind a required login are visited by a member, and the others by a visitor [operators.rehearse.journeys]', () => {
  const { visits } = planVisits({ ...few, modules: { ...few.modules, loginRequired: true } });
  const roles = new Map(visits.map(({ path, role }) => [path, role]));
  expect([roles.get('/index'), roles.get('/rng'), roles.get('/login')]).toEqual(['member', 'member', 'visitor']);
});
