import { beforeAll, expect, test } from 'vitest';
import { balance } from '#schemas/calls/account.ts';
import { favorites, gameCatalogue, hotGames } from '#schemas/calls/games.ts';
import { deleteMessages, message, messages } from '#schemas/calls/messages.ts';
import { promotions } from '#schemas/calls/promotions.ts';
import { IS_PLATFORM, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import { openJourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type OpenSite } from '../journeys/open-site.tsx';
import { logIn } from '../journeys/steps.ts';

/** Above 2^53: `JSON.parse` rounds it to 15793596764604416, which is a different id. */
const LARGE = '15793596764604417';
const PAGE = { pageNo: 1, pageSize: 10 } as const;
const HOT = { merchantCode: 'perya', isPlatform: IS_PLATFORM, platform: LIST_PLATFORM, language: 'EN' } as const;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(await openJourneySandbox(), { kept: true });
  await logIn(site, 'player01');
});

const withId = (name: string, id: string) => (answer: string) =>
  answer.replaceAll(new RegExp(`"${name}":("[^"]*"|\\d+)`, 'g'), `"${name}":${id}`);

test.each([
  ['a game', 'nodeId', hotGames.path, () => site.stores.fetchCall(hotGames, HOT)],
  [
    'a game in the search',
    'nodeId',
    gameCatalogue.path,
    () => site.stores.fetchCall(gameCatalogue, { language: 'EN' }),
  ],
  ['a wallet', 'accountTypeId', balance.path, () => site.stores.fetchCall(balance, {})],
  ['a message', 'id', messages.path, () => site.stores.fetchCall(messages, PAGE)],
  ['a promotion', 'id', promotions.path, () => site.stores.fetchCall(promotions, {})],
] as const)('a response that contains %s with a numeric id above 2^53 is rejected', async (_what, name, path, ask) => {
  expect(await ask()).toBeDefined();
  site.fail(path, { change: withId(name, LARGE) });
  await expect(ask()).rejects.toMatchObject({ code: 'malformed' });
  site.fail(path, null);
});

test('favourites with ids above 2^53 are rejected', async () => {
  site.fail(favorites.path, { change: () => `{"success":true,"value":[7,${LARGE}]}` });
  await expect(site.stores.fetchCall(favorites, {})).rejects.toMatchObject({ code: 'malformed' });
  site.fail(favorites.path, { change: () => `{"success":true,"value":[7,${Number.MAX_SAFE_INTEGER}]}` });
  expect(await site.stores.fetchCall(favorites, {})).toEqual([7, Number.MAX_SAFE_INTEGER]);
  site.fail(favorites.path, null);
});

test('a string id keeps every digit in responses and requests', async () => {
  site.fail(messages.path, { change: withId('id', `"${LARGE}"`) });
  const { list } = await site.stores.fetchCall(messages, PAGE);
  site.fail(messages.path, null);
  expect(new Set(list.map(({ id }) => id))).toEqual(new Set([LARGE]));
  await site.stores.mutateCall(deleteMessages, { ids: list.map(({ id }) => id) });
  expect(site.bodies(deleteMessages.path).at(-1)).toContain(`"${LARGE}"`);
  await expect(site.stores.fetchCall(message, { id: LARGE })).rejects.toMatchObject({ status: 404 });
});
