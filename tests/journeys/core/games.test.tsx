import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAME_ADDRESS, gamesOf, watchWindows } from '../game-windows.ts';
import type { JourneySandbox } from '../journey-sandbox.ts';
import { logIn } from '../steps.ts';
import { textsOf } from '../text-of.ts';
import { openOn, openSandboxFor, siteOptions, sitesWith } from './journey-site.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/games/games-page.tsx';
import '#src/launch/launch-machine.ts';

/** The URLs of the windows opened for games. */
let windows: readonly string[] = [];
beforeEach(() => {
  windows = watchWindows();
});

describe.each(sitesWith())('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { named } = textsOf(place.language, place.brand);

  test('a member logs in and starts a game [layout.samples.journeys]', async () => {
    const change = { ...siteOptions(place).change, ...gamesOf(place.brand) };
    const site = await openOn(sandbox, place, { path: '/rng?page=all', change });
    await logIn(site, 'vip01');
    const games = within(await screen.findByRole('list', { name: named('games', 'games.list') }));
    const [, tile] = await games.findAllByRole('listitem');
    const [start] = within(tile ?? document.body).getAllByRole('button');
    await site.user.click(start ?? document.body);
    // Depending on the brand, the game opens in a window or in a frame on the page.
    await waitFor(() => {
      const frame = document.querySelector('iframe')?.getAttribute('src') ?? '';
      expect([...windows, frame]).toContainEqual(expect.stringMatching(GAME_ADDRESS));
    });
  });
});

describe.each(sitesWith('lottery'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { named } = textsOf(place.language, place.brand);

  test('a lottery can be played [brand.product.scope] [layout.samples.journeys]', async () => {
    const change = { ...siteOptions(place).change, ...gamesOf(place.brand) };
    const site = await openOn(sandbox, place, { path: '/elott?page=ELOTT', change });
    await logIn(site, 'vip01');
    const games = within(await screen.findByRole('list', { name: named('games', 'games.list') }));
    const [tile] = await games.findAllByRole('listitem');
    const [start] = within(tile ?? document.body).getAllByRole('button');
    await site.user.click(start ?? document.body);
    await waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(GAME_ADDRESS));
    expect(site.path()).toMatch(/^\/lottery\?gameCode=ELOTT_/);
  });
});
