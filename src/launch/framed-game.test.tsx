import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gameMessage } from '#schemas/game-message.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import type { Role } from '#storybook/story-parameters.ts';
import { FramedGame } from './framed-game.tsx';

const GAMES = 'http://games.localhost:4000';
const ADDRESS = `${GAMES}/slot?ticket=1`;

afterEach(() => {
  vi.useRealTimers();
});

const draw = async (url = ADDRESS, session: Role = 'player') => {
  const onClose = vi.fn();
  const onAgain = vi.fn();
  const drawn = await renderPart(<FramedGame url={url} title="Golden Gem" onClose={onClose} onAgain={onAgain} />, {
    session,
  });
  return { ...drawn, onClose, onAgain };
};
const frame = () => screen.getByTitle<HTMLIFrameElement>('Golden Gem');
const say = (
  data: unknown,
  { origin = GAMES, source = frame().contentWindow }: { origin?: string; source?: MessageEventSource | null } = {},
) => act(async () => window.dispatchEvent(new MessageEvent('message', { data, origin, source })));

test('the game is in a frame that can neither navigate this page nor access it, and full screen is allowed [launch.iframe] [navigation.route.game-layout]', async () => {
  await draw();
  expect(['src', 'sandbox', 'allow', 'referrerpolicy'].map((name) => frame().getAttribute(name))).toEqual([
    ADDRESS,
    'allow-scripts allow-same-origin allow-forms allow-popups',
    'fullscreen; autoplay',
    'no-referrer',
  ]);
});

test.each([
  ['strict-origin', GAMES],
  ['no-referrer', 'https://other.example'],
])('the frame has the referrer policy %s if the brand sets strict-origin for %s', async (policy, origin) => {
  const { platform } = (await renderPart(null)).setup.stores.brand.get();
  await renderPart(<FramedGame url={ADDRESS} title="Golden Gem" onClose={vi.fn()} />, {
    brand: { platform: { ...platform, launchReferrer: [{ origin, policy: 'strict-origin' }] } },
  });
  expect(frame().getAttribute('referrerpolicy')).toBe(policy);
});

test('messages from the game refetch the balance and close the game [launch.iframe]', async () => {
  const { onClose, setup } = await draw();
  const key = ['account.balance', {}, 'EN'];
  setup.stores.queries.setQueryData(key, { sumBalance: 1, wallets: [] });
  await say(gameMessage('balance'));
  expect([setup.stores.queries.getQueryState(key)?.isInvalidated, onClose.mock.calls.length]).toEqual([true, 0]);
  await say(gameMessage('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['another origin', gameMessage('close'), { origin: 'https://evil.example' }],
  ['this site itself', gameMessage('close'), { source: window }],
  ['no window', gameMessage('close'), { source: null }],
  ['the game, in an unknown format', { type: 'close' }, {}],
] as const)('a message from %s is ignored [launch.iframe]', async (_who, data, from) => {
  const { onClose } = await draw();
  await say(data, from);
  expect(onClose).not.toHaveBeenCalled();
});

test('a game that does not load shows a message, with buttons to leave the game and to start it again [launch.iframe]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { onClose, onAgain } = await draw();
  expect(screen.getByRole('status').textContent).toBe('Loading Golden Gem');
  await act(async () => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('status').textContent).toContain('your balance is not touched until you bet');
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Leave the game' })[1] ?? document.body);
  expect([onAgain.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('once a game is ready, the loading state never returns [launch.iframe]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await draw();
  await say(gameMessage('ready'));
  await act(async () => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByRole('status')).toBeNull();
});

test('no frame is shown for a URL that the brand does not allow [launch.cdn] [errors.invalid-url]', async () => {
  const { onClose } = await draw('https://evil.example/');
  expect([document.querySelector('iframe'), screen.getByText(/Invalid URL/) !== null]).toEqual([null, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
  expect(onClose).toHaveBeenCalled();
});

test("next to the game's name, a trial account sees that its money is play money and can open registration [free-play.account]", async () => {
  const { setup } = await draw(ADDRESS, 'trial');
  expect(screen.getByText('Play money')).toBeDefined();
  await act(async () => screen.getByRole('button', { name: 'Register' }).click());
  expect(setup.stores.modals.get()?.name).toBe('register');
});

test('a real account sees no mention of play money', async () => {
  await draw();
  expect([screen.queryByText('Play money'), screen.queryByRole('button', { name: 'Register' })]).toEqual([null, null]);
});
