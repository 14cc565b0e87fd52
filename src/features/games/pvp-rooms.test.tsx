import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { selectLaunch } from '#src/launch/launch-service.ts';
import { turns } from '#tests/support/turns.ts';
import { PvpRooms } from './pvp-rooms.tsx';

const room = (at: number, players: number) => ({
  roomId: `R${at}`,
  roomName: `Room ${at}`,
  nodeId: at,
  vassalage: 'TONGITS',
  minBet: 0.5,
  players,
});
const draw = (vassalage: string | null, more: PartParameters = {}) =>
  renderPart(<PvpRooms vassalage={vassalage} />, { session: 'player', ...more });

test("members see the vendor's rooms with players and minimum bet [games.pvp.rooms]", async () => {
  const rooms = vi.fn((_sent: unknown) => [room(1, 1), room(2, 4)]);
  await draw('TONGITS', { answers: { 'games.pvpRooms': rooms } });
  const list = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(list[0]).toContain('Room 1');
  expect(list[1]).toMatch(/From P\s0\.50 · 4 playing/);
  expect(rooms.mock.calls[0]).toEqual([{ vassalage: 'TONGITS' }]);
});

test('joining a room launches its game [games.pvp.rooms] [launch.generic]', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { setup } = await draw(null, { answers: { 'games.pvpRooms': [room(7, 2)] } });
  await act(async () => screen.getByRole('button', { name: 'Join: Room 7' }).click());
  expect(selectLaunch(setup.stores.launches.get()).launch?.game).toEqual({
    nodeId: 7,
    vassalage: 'TONGITS',
    gameType: 'PVP',
    gameName: 'Room 7',
    hasDemo: false,
  });
});

test('a visitor sees a login button, and no rooms are requested [games.pvp.rooms]', async () => {
  const rooms = vi.fn(() => []);
  const { setup } = await draw(null, { session: 'visitor', answers: { 'games.pvpRooms': rooms } });
  await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
  expect([setup.stores.modals.get()?.name, rooms.mock.calls.length]).toEqual(['login', 0]);
});

test('a message is shown if there are no open rooms, and another one if the rooms failed to load', async () => {
  await draw(null, { answers: { 'games.pvpRooms': [] } });
  expect(screen.getByText('No room is open right now')).toBeDefined();
  cleanup();
  await draw(null, { answers: { 'games.pvpRooms': new Problem({ code: 'internal', status: 500, message: '' }) } });
  expect(within(document.body).getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a long list shows nine rooms, and a click shows nine more', async () => {
  await draw(null, { answers: { 'games.pvpRooms': Array.from({ length: 10_000 }, (_, at) => room(at, 1)) } });
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  await act(async () => screen.getByRole('button', { name: 'Load more' }).click());
  expect(screen.getAllByRole('listitem')).toHaveLength(18);
});

test('if refreshing the rooms fails, the last ones are still shown', async () => {
  let isDown = false;
  const answer = () => (isDown ? new Problem({ code: 'internal', status: 500, message: '' }) : [room(1, 1)]);
  const { setup } = await draw(null, { answers: { 'games.pvpRooms': answer } });
  isDown = true;
  const { queries } = setup.stores;
  await act(async () => {
    await queries.refetchQueries({ queryKey: ['games.pvpRooms'] });
    await turns(2);
  });
  expect(queries.getQueryCache().find({ queryKey: ['games.pvpRooms'], exact: false })?.state.status).toBe('error');
  expect(screen.getByRole('button', { name: 'Join: Room 1' })).toBeDefined();
  expect(screen.getByText(/could not be updated/)).toBeDefined();
});
