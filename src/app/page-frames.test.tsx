import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { PointMallPage } from '#src/features/points/point-mall-page.tsx';

test('the help centre has a heading and a title [navigation.title]', async () => {
  await renderPart(<HelpPage />, { route: '/help' });
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([
    'Help centre',
    'Help centre · Perya',
  ]);
});

test('the points mall shows visitors how points work, that points never expire, and how to take part [points.visitor] [points.never-expire] [const.points-expiry]', async () => {
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
