import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { PointMallPage } from '#src/features/points/point-mall-page.tsx';

const PAGES: readonly (readonly [string, ComponentType])[] = [['Help centre', HelpPage]];

test.each(PAGES)(
  '%s has its heading, its title, an honest notice and a link onwards [navigation.title]',
  async (name, Page) => {
    await renderPart(<Page />);
    expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([name, `${name} · Perya`]);
    expect(screen.getByText('This part opens soon')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/index');
  },
);

test('the points mall shows visitors how points work, that they never expire, and the way in [points.visitor] [points.never-expire] [const.points-expiry]', async () => {
  await renderPart(<PointMallPage />);
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([
    'Points mall',
    'Points mall · Perya',
  ]);
  expect(screen.getAllByText('Points never expire.').length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'How points work' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
});

test('/helpmc shows its own heading, since it has no banner', async () => {
  await renderPart(<HelpPage />, { route: '/helpmc' });
  expect(screen.getByRole('heading', { level: 1 }).className).not.toContain('sr-only');
});
