import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rankList } from '#schemas/calls/home.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { WinnerBoard } from './winner-board.tsx';
import { WinnersModal } from './winners-modal.tsx';

const winners = (count: number) => ({
  list: Array.from({ length: count }, (_, at) => ({
    vo: { player: `player${at}x`, gameName: `Game ${at}`, prize: 10.5 + at },
  })),
});
const draw = (answer: unknown) => renderPart(<WinnerBoard />, { answers: { 'home.rankList': answer } });
const pause = () => screen.queryByRole('button', { name: 'Pause the winner board' });

test('an entry of the winner board shows player, game and prize [winner.entry.fields]', async () => {
  await draw(winners(1));
  for (const text of ['pl***x', 'Game 0', 'P 10.50']) expect(screen.getByText(text)).toBeDefined();
});

test('the names of players are masked [winner.mask]', async () => {
  const { container } = await draw(winners(5));
  expect(container.textContent).not.toMatch(/player\d/);
});

test('the request for winners contains category ALL, the language and a limit of 20 entries, but no token [winner.request] [winner.visitor] [const.winner-limit]', async () => {
  const { setup } = await draw(winners(1));
  const asked = setup.stores.queries
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => queryKey[0] === rankList.name);
  expect(asked?.queryKey[1]).toEqual({ gameCategory: 'ALL', language: 'EN', limitNum: 20 });
  expect(rankList.token).toBe('none');
});

test('with at least three entries, the ticker moves by 0.5 pixels per frame [winner.ticker.step] [winner.ticker.limit] [const.ticker-step] [const.ticker-limit]', async () => {
  const animate = vi.fn((_keyframes: readonly Keyframe[], _timing: KeyframeAnimationOptions) => ({
    play: () => undefined,
    pause: () => undefined,
    cancel: () => undefined,
  }));
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
  const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(120);
  const laidOut: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        laidOut.push(callback);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await draw(winners(3));
  expect(pause()).not.toBeNull();
  const FRAMES_PER_MS = 60 / 1000;
  act(() => laidOut.forEach((tell) => tell()));
  const [, timing] = animate.mock.calls[0] ?? [];
  expect(120 / (Number(timing?.duration) * FRAMES_PER_MS)).toBeCloseTo(0.5);
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
  top.mockRestore();
});

test('with two entries, the ticker does not move [winner.ticker.limit]', async () => {
  await draw(winners(2));
  expect(pause()).toBeNull();
});

test('the ticker can be paused [winner.pause]', async () => {
  await draw(winners(4));
  await act(async () => pause()?.click());
  expect(screen.getByRole('button', { name: 'Play the winner board' })).toBeDefined();
});

test('a winner board without entries shows a message', async () => {
  await draw(winners(0));
  expect(screen.getByText('No wins yet today. The next one could be yours.')).toBeDefined();
});

test('a winner board that failed to load can be retried', async () => {
  await draw(new Problem({ code: 'internal', status: 500, message: '' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('the winners modal lists the same entries as the board [pages.winners-list]', async () => {
  await renderPart(<WinnersModal onClose={() => undefined} />, { answers: { 'home.rankList': winners(20) } });
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(21);
});

test('the board links to the winners modal [pages.winners-list]', async () => {
  const { setup } = await draw(winners(3));
  await act(async () => screen.getByRole('button', { name: 'See all' }).click());
  expect(setup.stores.modals.get()?.name).toBe('winners');
});
