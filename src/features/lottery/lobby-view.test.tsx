import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { FAVOURITE_LOTTERIES, RECENT_LOTTERIES } from '#src/document/lottery-marks.ts';
import { readCookie } from '#src/lib/browser-storage.ts';
import { rememberRow } from '#src/lib/remember-row.ts';
import { Problem } from '#schemas/problem.ts';
import { routes } from '#src/app/routes.tsx';
import { SiteFrame } from '#src/app/site-frame.tsx';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { CallRecorder, type RecordedCall } from '#tests/support/call-recorder.tsx';
import { LotteryPage } from './lottery-page.tsx';
import { SAMPLE_ANSWERS, SAMPLE_LATEST, SAMPLE_MENU, SAMPLE_OPENED, sampleDraw } from '#storybook/sample-lotteries.ts';
import { unbrokenText } from '#src/lib/unbroken-text.ts';

const ROWS = [RECENT_LOTTERIES, FAVOURITE_LOTTERIES] as const;

beforeEach(() => {
  localStorage.clear();
  for (const row of ROWS) rememberRow(row, true);
});
afterEach(() => {
  vi.useRealTimers();
});

const draw = async ({ answers = {}, ...parameters }: PartParameters = {}) => {
  const calls: RecordedCall[] = [];
  const said: Record<string, unknown> = { ...SAMPLE_ANSWERS, ...answers };
  const drawn = await renderPart(
    <CallRecorder calls={calls}>
      <LotteryPage missing={<h1>No lotteries</h1>} />
    </CallRecorder>,
    { route: '/lottery', ...parameters, answers: said },
  );
  return { ...drawn, calls, said };
};
const askedOf = (calls: readonly RecordedCall[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);
const names = (where: HTMLElement = screen.getByRole('tabpanel')) =>
  within(where)
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((name) => name !== 'Open the full lobby');
const section = (name: string) => screen.getByRole('region', { name });
const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` });
const broken = new Problem({ code: 'internal', status: 500, message: '' });

test('each of the four vendors has a tab with its lotteries, and the first tab is selected [lottery.vendors.known] [lottery.prize-modes] [calls.lottery.menu] [navigation.route.lottery]', async () => {
  await draw();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Classic',
    'Vietnam',
    'Instant',
    'South-East Asia',
  ]);
  expect(names()).toEqual(['Luzon 6/42', 'Visayas 4D', 'Mindanao Night Draw']);
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([
    'Lottery',
    'Lottery · Perya',
  ]);
});

test.each([
  ['TCG_LOTTO_VN', 'Vietnam', ['Hà Nội Special', 'Đà Nẵng 3D']],
  ['NOBODY', 'Classic', ['Luzon 6/42', 'Visayas 4D', 'Mindanao Night Draw']],
])('the query parameter vendor=%s selects the tab %s [lottery.query]', async (vendor, tab, shown) => {
  await draw({ route: `/lottery?vendor=${vendor}` });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
  expect(names()).toEqual(shown);
});

test('selecting another tab shows the lotteries of that vendor and a link to the lobby of the vendor [lottery.query] [lottery.view]', async () => {
  await draw();
  await userEvent.click(screen.getByRole('tab', { name: 'Instant' }));
  expect(names()).toEqual(['Rapid Keno']);
  expect(screen.getByRole('link', { name: 'Open the full lobby' }).getAttribute('href')).toBe(
    '/lottery?vendor=ELOTT&view=lobby',
  );
});

test('a long list shows sixty lotteries, and each click shows sixty more', async () => {
  const more = Array.from({ length: 147 }, (_, at) => ({
    ...SAMPLE_MENU[0],
    nodeId: 1000 + at,
    gameCode: `MANY_${at}`,
    gameName: `Draw ${at}`,
  }));
  await draw({ answers: { 'lottery.lotteryMenu': [...SAMPLE_MENU, ...more] } });
  expect(names()).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Show 60 more lotteries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 30 more lotteries' }));
  expect([names().length, screen.queryByRole('button', { name: /more lotter/ })]).toEqual([150, null]);
});

test('a lottery links to its betting view with its vendor and play type [lottery.query]', async () => {
  await draw();
  expect(screen.getByRole('link', { name: 'Visayas 4D' }).getAttribute('href')).toBe(
    '/lottery?gameCode=LOTT_2&vendor=LOTT&playType=2_DIGITS',
  );
});

test('a lottery under maintenance is labelled as such', async () => {
  await draw();
  expect(screen.getAllByText('Under maintenance')).toHaveLength(1);
});

test('the search covers the lotteries of all vendors and ignores accents and case', async () => {
  await draw();
  await userEvent.type(screen.getByRole('searchbox'), 'ha noi');
  expect(names(section('Lotteries found'))).toEqual(['Hà Nội Special']);
  expect(screen.getByText('1 lottery found').tagName).toBe('OUTPUT');
});

test('a search without results shows a message and can be cleared', async () => {
  await draw();
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('No lottery has this name')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(names()).toHaveLength(3);
});

test('two calls request the drawn numbers: one the last 100 draws, the other the latest draw of each lottery [lottery.numbers] [const.numero-count]', async () => {
  const { calls } = await draw({ route: '/lottery?vendor=ELOTT' });
  expect(askedOf(calls, 'home.openedNumbers')).toEqual([{ count: 100 }]);
  expect(askedOf(calls, 'home.openedNumero')).toEqual([{}]);
  const card = within(screen.getByRole('tabpanel'));
  expect(card.getByText(formatLocalMinute(sampleDraw('ELOTT_6', 31).openTime))).toBeDefined();
  expect(card.getByRole('list', { name: 'Numbers drawn' }).textContent).toBe('0105091317212529+12');
});

test('the panel of draws starts with the lottery that drew last [lottery.numbers]', async () => {
  await draw();
  const rows = within(section('Latest draws'))
    .getAllByRole('button', { name: /^Past draws of / })
    .map((row) => row.getAttribute('aria-label'));
  expect(rows).toEqual(['Past draws of Rapid Keno', 'Past draws of Đà Nẵng 3D', 'Past draws of Luzon 6/42']);
});

test('a modal shows the past draws of a lottery with all drawn numbers [lottery.numbers]', async () => {
  await draw({ route: '/lottery?vendor=ELOTT' });
  await userEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Past draws of Rapid Keno' }));
  const past = within(screen.getByRole('dialog', { name: 'Past draws: Rapid Keno' }));
  expect(past.getAllByText(/ · Draw /).map((draw) => draw.textContent?.split(' · ')[1])).toEqual(
    ['Draw 20261120-0031', 'Draw 20261120-0030', 'Draw 20261120-0029', 'Draw 20261120-0028'].map(unbrokenText),
  );
  expect(past.getAllByRole('list', { name: 'Numbers drawn' })[0]?.children).toHaveLength(20);
});

test('the drawn numbers are shown even if one of the two calls for them fails [lottery.numbers]', async () => {
  await draw({ answers: { 'home.openedNumbers': broken } });
  expect(within(section('Latest draws')).getAllByRole('list', { name: 'Numbers drawn' })).toHaveLength(3);
});

test('draws that failed to load can be retried, and the lotteries are shown without them [lottery.numbers]', async () => {
  const { calls } = await draw({ answers: { 'home.openedNumbers': broken, 'home.openedNumero': broken } });
  expect(names()).toHaveLength(3);
  await userEvent.click(within(section('Latest draws')).getByRole('button', { name: 'Try again' }));
  expect([askedOf(calls, 'home.openedNumbers').length, askedOf(calls, 'home.openedNumero').length]).toEqual([2, 2]);
});

test('a message is shown if there are no draws [lottery.numbers]', async () => {
  await draw({ answers: { 'home.openedNumbers': [], 'home.openedNumero': [] } });
  expect(screen.getByText('No draws have been published yet.')).toBeDefined();
  expect(screen.getAllByText('No draw has been published yet')).toHaveLength(3);
});

test('while the page is visible, the draws are polled every 30 s, and a new draw is marked [lottery.numbers]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { calls, said } = await draw();
  const times = () => [askedOf(calls, 'home.openedNumbers').length, askedOf(calls, 'home.openedNumero').length];
  expect([times(), screen.queryByText('New')]).toEqual([[1, 1], null]);
  said['home.openedNumero'] = [...SAMPLE_LATEST, sampleDraw('LOTT_1', 40)];
  await act(async () => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(within(screen.getByRole('tabpanel')).getByText('New')).toBeDefined());
  expect(times()).toEqual([2, 2]);
  seen.mockReturnValue('hidden');
  await act(async () => vi.advanceTimersByTimeAsync(120_000));
  expect(times()).toEqual([2, 2]);
});

test('recent lotteries are requested for a member but not for a visitor [lottery.recent] [calls.lottery.recent]', async () => {
  const visitor = await draw();
  expect(askedOf(visitor.calls, 'lottery.lotteryRecent')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Played lately' })).toBeNull();
  cleanup();
  const member = await draw({ session: 'player' });
  expect(askedOf(member.calls, 'lottery.lotteryRecent')).toEqual([{}]);
  expect(names(section('Played lately'))).toEqual(['Rapid Keno', 'Bangkok Day Draw']);
});

test("the list of lotteries does not wait for the member's recent lotteries [lottery.recent]", async () => {
  await draw({ session: 'player', answers: { 'lottery.lotteryRecent': 'pending' } });
  expect(names()).toHaveLength(3);
  expect(section('Played lately').textContent).toBe('Played lately');
});

test.each([
  ['there are none', [], 'Lotteries that you open will appear here.'],
  ['they failed to load', broken, 'Your recent lotteries could not be loaded.'],
])('the row of recent lotteries shows a message if %s [lottery.recent]', async (_when, answer, words) => {
  await draw({ session: 'player', answers: { 'lottery.lotteryRecent': answer } });
  expect(within(section('Played lately')).getByText(words)).toBeDefined();
});

test('a row that was empty on the last visit is left out until the member adds a favourite or opens a lottery [lottery.recent] [lottery.favourites.local]', async () => {
  const rows = () => ['Favourites', 'Played lately'].filter((name) => screen.queryByRole('region', { name }) !== null);
  const empty = { session: 'player', answers: { 'lottery.lotteryRecent': [] } } as const;
  await draw(empty);
  expect(rows()).toEqual(['Favourites', 'Played lately']);
  cleanup();
  await draw(empty);
  expect([rows(), ROWS.map(readCookie)]).toEqual([[], ['no', 'no']]);
  await userEvent.click(heart('Visayas 4D'));
  expect(rows()).toEqual(['Favourites']);
  cleanup();
  const [opened] = SAMPLE_MENU;
  await draw({
    session: 'player',
    route: `/lottery?gameCode=${opened?.gameCode}`,
    answers: { 'lottery.lobby': { url: 'https://games.example/keno' } },
  });
  await waitFor(() => expect(readCookie(RECENT_LOTTERIES)).toBeNull());
  cleanup();
  await draw({ session: 'player' });
  expect(rows()).toEqual(['Favourites', 'Played lately']);
});

test('to avoid layout shift, recent lotteries from another browser appear only on the next visit if the row was empty before [lottery.recent]', async () => {
  rememberRow(RECENT_LOTTERIES, false);
  await draw({ session: 'player' });
  expect(screen.queryByRole('region', { name: 'Played lately' })).toBeNull();
  cleanup();
  await draw({ session: 'player' });
  expect(names(section('Played lately'))).toEqual(['Rapid Keno', 'Bangkok Day Draw']);
});

test('a favourite is kept after a reload, only for its member, and is not sent to the server [lottery.favourites.local] [games.fav.lottery]', async () => {
  const { calls } = await draw({ session: 'player' });
  const before = calls.length;
  await userEvent.click(heart('Visayas 4D'));
  expect(heart('Visayas 4D').getAttribute('aria-pressed')).toBe('true');
  expect(names(section('Favourites'))).toEqual(['Visayas 4D']);
  expect(calls.length).toBe(before);
  expect(localStorage.getItem('LOTTFAV')).toBe('[["player01",[2]]]');
  cleanup();
  await draw({ session: 'agent' });
  expect(within(section('Favourites')).queryAllByRole('link')).toEqual([]);
  await userEvent.click(heart('Luzon 6/42'));
  cleanup();
  await draw({ session: 'player' });
  expect(names(section('Favourites'))).toEqual(['Visayas 4D']);
  await userEvent.click(heart('Visayas 4D'));
  expect(screen.getByText('Press a heart to keep a lottery here. Favourites stay in this browser.')).toBeDefined();
  expect(localStorage.getItem('LOTTFAV')).toBe('[["agent01",[1]]]');
});

test("a favourite is stored under the lottery's gameId if the platform sends one [lottery.favourites.local] [games.fav.lottery]", async () => {
  const own = SAMPLE_MENU.map((lottery) => ({ ...lottery, gameId: 700 + lottery.nodeId }));
  await draw({ session: 'player', answers: { 'lottery.lotteryMenu': own } });
  await userEvent.click(heart('Visayas 4D'));
  expect(localStorage.getItem('LOTTFAV')).toBe('[["player01",[702]]]');
  expect(heart('Visayas 4D').getAttribute('aria-pressed')).toBe('true');
  expect(names(section('Favourites'))).toEqual(['Visayas 4D']);
});

test('if a visitor clicks a heart, the login opens, and after it the lottery becomes a favourite [lottery.favourites.local] [games.fav.lottery]', async () => {
  const { setup } = await draw();
  await userEvent.click(heart('Visayas 4D'));
  expect([setup.stores.modals.get()?.name, localStorage.getItem('LOTTFAV')]).toEqual(['login', null]);
  await act(async () => {
    await setup.stores.session.start('cookie');
    setup.stores.modals.close();
  });
  expect(names(section('Favourites'))).toEqual(['Visayas 4D']);
});

test('favourites changed in another tab appear when this tab becomes visible [lottery.favourites.local]', async () => {
  await draw({ session: 'player' });
  localStorage.setItem('LOTTFAV', '[["player01",[1]]]');
  act(() => void dispatchEvent(new Event('focus')));
  expect(names(section('Favourites'))).toEqual(['Luzon 6/42']);
});

test.each(['{', '{"player01":[1]}', '[["player01","x"],7]', 'null'])(
  'stored favourites that are not valid are ignored: %s [lottery.favourites.local]',
  async (kept) => {
    localStorage.setItem('LOTTFAV', kept);
    await draw({ session: 'player' });
    expect(within(section('Favourites')).queryAllByRole('link')).toEqual([]);
  },
);

test('lotteries that failed to load can be retried', async () => {
  const { calls } = await draw({ answers: { 'lottery.lotteryMenu': broken } });
  expect(screen.getByText('The lotteries could not be loaded.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(askedOf(calls, 'lottery.lotteryMenu')).toHaveLength(2);
});

test('if the platform has no lotteries, the fallback page is shown [navigation.route.unknown]', async () => {
  await draw({ answers: { 'lottery.lotteryMenu': [], 'home.openedNumbers': SAMPLE_OPENED } });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['No lotteries']);
});

test('there are no tabs if there is only one vendor', async () => {
  await draw({ answers: { 'lottery.lotteryMenu': SAMPLE_MENU.slice(0, 2) } });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByRole('link', { name: 'Luzon 6/42' })).toBeDefined();
});

test('the page has a header and a bottom bar, but no banner, footer or side bar [lottery.page.header-only]', async () => {
  await renderPart(<SiteFrame row={routes['/lottery']} path="/lottery" />, {
    route: '/lottery',
    answers: SAMPLE_ANSWERS,
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Lottery' })).toBeDefined());
  expect(document.querySelector('header')).not.toBeNull();
  for (const role of ['contentinfo', 'complementary']) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Quick menu' })).toBeDefined();
  expect(screen.getByRole('main').querySelector('img[width="1600"]')).toBeNull();
});

test('if the lotteries fail to load, the row of favourites shows an error instead of loading forever [lottery.favourites.local]', async () => {
  await draw({ session: 'player', answers: { 'lottery.lotteryMenu': broken } });
  expect(within(section('Favourites')).getByText('The lotteries could not be loaded.')).toBeDefined();
});
