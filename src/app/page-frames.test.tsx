import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { PointMallPage } from '#src/features/points/point-mall-page.tsx';

const PAGES: readonly (readonly [string, ComponentType])[] = [
  ['Points mall', PointMallPage],
  ['Help centre', HelpPage],
];

test.each(PAGES)(
  '%s has its heading, its title, an honest notice and a link onwards [navigation.title]',
  async (name, Page) => {
    await renderPart(<Page />);
    expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([name, `${name} · Perya`]);
    expect(screen.getByText('This part opens soon')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/index');
  },
);

test('the points mall says that points never expire', async () => {
  await renderPart(<PointMallPage />);
  expect(screen.getByText('Points never expire.')).toBeDefined();
});

test('/helpmc shows its own heading, since it has no banner', async () => {
  await renderPart(<HelpPage />, { route: '/helpmc' });
  expect(screen.getByRole('heading', { level: 1 }).className).not.toContain('sr-only');
});
