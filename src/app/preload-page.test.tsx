import { isValidElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Route } from '#schemas/routes.ts';
import { preloadPage } from './preload-page.ts';
import { routes } from './routes.tsx';

const watched = (path: Exclude<Route, '/'>) => {
  const { page } = routes[path];
  if (!isValidElement(page)) throw new Error(`${path} has no page`);
  return vi.spyOn(page.type as unknown as { preload: () => Promise<void> }, 'preload');
};

test('the code of the page in the URL is preloaded once, and the page handles a failure [boot.chunk.recover]', async () => {
  const preload = watched('/rng').mockRejectedValue(new Error('no line'));
  await preloadPage('/rng', []);
  expect(preload).toHaveBeenCalledTimes(1);
  await expect(preload.mock.results[0]?.value).rejects.toThrow('no line');
});

test('home and unknown paths do not load the code of another page', () => {
  const preload = watched('/rng').mockResolvedValue(undefined);
  for (const path of ['/', '/index', '/nowhere']) void preloadPage(path, []);
  expect(preload).not.toHaveBeenCalled();
});
