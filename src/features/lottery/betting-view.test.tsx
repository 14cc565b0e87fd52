import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { LOTTERY_VENDORS } from '#schemas/lottery-vendors.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { CallRecorder, type RecordedCall } from '#tests/support/call-recorder.tsx';
import { LotteryPage } from './lottery-page.tsx';
import { SAMPLE_ANSWERS, SAMPLE_MENU } from '#storybook/sample-lotteries.ts';

beforeEach(() => localStorage.clear());

const GAME = 'http://games.localhost:4000/lottery?ticket=1';
const VISAYAS = '/lottery?gameCode=LOTT_2&vendor=LOTT&playType=2_DIGITS';

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Renders the page in React's Strict Mode, which mounts every component twice. */
const draw = async ({
  answers = {},
  Around = StrictMode,
  ...parameters
}: PartParameters & { Around?: typeof StrictMode } = {}) => {
  const calls: RecordedCall[] = [];
  const said: Record<string, unknown> = { ...SAMPLE_ANSWERS, 'lottery.lobby': { url: GAME }, ...answers };
  const drawn = await renderPart(
    <Around>
      <CallRecorder calls={calls}>
        <main id="content" tabIndex={-1}>
          <LotteryPage missing={<h1>No lotteries</h1>} />
        </main>
        <Where />
      </CallRecorder>
    </Around>,
    { route: VISAYAS, session: 'player', ...parameters, answers: said },
  );
  const asked = () => calls.filter(({ name }) => name === 'lottery.lobby').map(({ input }) => input);
  return { ...drawn, calls, said, asked };
};
const frame = () => document.querySelector('iframe');
const where = () => screen.getByRole('status', { name: 'Address' }).textContent;
const body = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  prizeMode: 'Lott',
  gameCode: 'LOTT_2',
  view: 'betting',
  device: 'WEB',
  backUrl: 'http://localhost:3000/index',
  language: 'EN',
};

test('opening a lottery requests its betting view once and shows it in a frame [lottery.lobby.request] [calls.lottery.lobby] [lottery.area-conflict] [lottery.view] [lottery.back-url] [lottery.query]', async () => {
  const { asked } = await draw();
  expect(asked()).toEqual([body]);
  expect(frame()?.getAttribute('src')).toBe(GAME);
});

test.each(
  SAMPLE_MENU.filter(({ nodeId }) => [1, 4, 6, 7].includes(nodeId)).map(
    ({ vassalage, gameCode }) => [vassalage, gameCode ?? ''] as const,
  ),
)(
  'a lottery of %s is requested in its prize mode [lottery.vendor-mode] [lottery.prize-modes] [lottery.vendors.known]',
  async (vendor, gameCode) => {
    const { asked } = await draw({ route: `/lottery?gameCode=${gameCode}&vendor=${vendor}` });
    expect(asked()).toEqual([
      { ...body, gameCode, prizeMode: LOTTERY_VENDORS[vendor as keyof typeof LOTTERY_VENDORS] },
    ]);
  },
);

test('the request for the lobby of a vendor contains no game code [lottery.view] [lottery.lobby.request] [pages.lobby]', async () => {
  const { asked } = await draw({ route: '/lottery?vendor=TCG_SEA&view=lobby' });
  const { gameCode: _gameCode, ...rest } = body;
  expect(asked()).toEqual([{ ...rest, prizeMode: 'SEA', view: 'lobby' }]);
  expect([frame()?.getAttribute('src'), document.title]).toEqual([GAME, 'Full lobby: South-East Asia · Perya']);
});

test('the betting view shows name, play type, latest numbers and the favourite button [lottery.query] [lottery.numbers] [lottery.favourites.local]', async () => {
  await draw({ route: '/lottery?gameCode=TCG_LOTTO_VN_5&vendor=TCG_LOTTO_VN&playType=2_DIGITS' });
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([
    'Đà Nẵng 3D',
    'Đà Nẵng 3D · Perya',
  ]);
  expect(screen.getByText(/Play type: 2 digits/)).toBeDefined();
  expect(screen.getByRole('list', { name: 'Numbers drawn' }).textContent).toBe('201738');
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Đà Nẵng 3D' }));
  expect(localStorage.getItem('LOTTFAV')).toBe('[["player01",[5]]]');
  await userEvent.click(screen.getByRole('button', { name: 'Past draws of Đà Nẵng 3D' }));
  expect(screen.getByRole('dialog', { name: 'Past draws: Đà Nẵng 3D' })).toBeDefined();
});

test('without a play type in the URL, the default play type of the lottery is used [lottery.query]', async () => {
  await draw({ route: '/lottery?gameCode=TCG_LOTTO_VN_5' });
  expect(screen.getByText(/Play type: 3 digits/)).toBeDefined();
});

test('a visitor is asked to log in before the betting view is requested, and it is requested only once after the login [launch.login.required] [lottery.lobby.request]', async () => {
  const { setup, asked } = await draw({ session: 'visitor' });
  expect([setup.stores.modals.get()?.name, asked(), frame()]).toEqual(['login', [], null]);
  await act(async () => {
    await setup.stores.session.start('cookie');
    setup.stores.modals.close();
  });
  await waitFor(() => expect(frame()?.getAttribute('src')).toBe(GAME));
  expect(asked()).toEqual([body]);
});

test('a visitor who has closed the login can open it again with a button on the page [launch.login.required]', async () => {
  const { setup, asked } = await draw({ session: 'visitor' });
  act(() => setup.stores.modals.close());
  expect(screen.getByText('Log in to play Visayas 4D')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect([setup.stores.modals.get()?.name, asked()]).toEqual(['login', []]);
});

test('if a visitor logs in in another tab, the lottery opens', async () => {
  const { setup, asked } = await draw({ session: 'visitor' });
  act(() => setup.stores.modals.close());
  await act(() => setup.stores.session.start('cookie'));
  await waitFor(() => expect(frame()?.getAttribute('src')).toBe(GAME));
  expect(asked()).toEqual([body]);
});

test('a trial account sees the warning that it needs a real account, and no betting view is requested [launch.trial.blocked]', async () => {
  const { setup, asked } = await draw({ session: 'trial' });
  expect(setup.stores.dialogs.get()[0]?.text).toBe('You need a real account for this.');
  expect([asked(), frame()]).toEqual([[], null]);
  expect(screen.getByText('You need a real account to bet')).toBeDefined();
});

test('when the session expires, the lottery closes, and after the next login it is requested again', async () => {
  const { setup, asked } = await draw();
  act(() => setup.stores.session.expire());
  expect(frame()).toBeNull();
  await act(() => setup.stores.session.start('cookie'));
  await waitFor(() => expect(frame()?.getAttribute('src')).toBe(GAME));
  expect(asked()).toEqual([body, body]);
});

test('a message is shown while a lottery is being opened', async () => {
  await draw({ answers: { 'lottery.lobby': 'pending' } });
  expect(screen.getAllByText('Opening Visayas 4D…').length).toBeTruthy();
});

test.each([
  ['game_maintenance', 'Visayas 4D is under maintenance', 'This game is under maintenance.'],
  ['internal', 'Visayas 4D could not be opened', 'Something went wrong on our side. Please try again in a moment.'],
])(
  'if the platform rejects the request with %s, a message is shown and it can be retried [launch.maintenance]',
  async (code, title, text) => {
    const { asked, said } = await draw({
      answers: { 'lottery.lobby': new Problem({ code, status: code === 'internal' ? 500 : 409, message: '' }) },
    });
    const alert = within(screen.getByRole('alert'));
    expect([alert.getByText(title), alert.getByText(text)]).toHaveLength(2);
    expect(alert.getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/lottery?vendor=LOTT');
    said['lottery.lobby'] = { url: GAME };
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(frame()?.getAttribute('src')).toBe(GAME));
    expect(asked()).toEqual([body, body]);
  },
);

test('for an unknown game code, a message with a link to the lotteries is shown and no request is sent [lottery.query]', async () => {
  const { asked } = await draw({ route: '/lottery?gameCode=NONE&vendor=LOTT' });
  expect(screen.getByText('This lottery is not here')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/lottery');
  expect(asked()).toEqual([]);
});

test('if the list of lotteries failed to load, it can be retried, and then the lottery opens', async () => {
  const { asked, said } = await draw({
    answers: { 'lottery.lotteryMenu': new Problem({ code: 'internal', status: 500, message: '' }) },
  });
  expect(asked()).toEqual([]);
  said['lottery.lotteryMenu'] = SAMPLE_MENU;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Visayas 4D' });
  expect(asked()).toEqual([body]);
});

test('a betting URL that the brand does not allow is not framed', async () => {
  await draw({ answers: { 'lottery.lobby': { url: 'https://elsewhere.example/play' } } });
  expect(frame()).toBeNull();
  expect(screen.getByText('Invalid URL, please contact customer service')).toBeDefined();
});

test("leaving the game returns to its vendor's lotteries", async () => {
  await draw({ route: '/lottery?gameCode=ELOTT_6&vendor=ELOTT' });
  await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
  expect([where(), frame()]).toEqual(['/lottery?vendor=ELOTT', null]);
});

test('opening another lottery requests another betting view', async () => {
  const { asked } = await draw();
  await userEvent.click(screen.getByRole('link', { name: 'All lotteries' }));
  await userEvent.click(screen.getByRole('link', { name: 'Luzon 6/42' }));
  expect(asked()).toEqual([body, { ...body, gameCode: 'LOTT_1' }]);
});

test('opening a lottery moves the focus to the main content, but switching tabs in the lobby does not', async () => {
  await draw({ route: '/lottery' });
  await userEvent.click(screen.getByRole('tab', { name: 'Instant' }));
  expect([where(), document.activeElement?.textContent]).toEqual(['/lottery?vendor=ELOTT', 'Instant']);
  await userEvent.click(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Rapid Keno' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('after a lottery was opened, the recent lotteries are requested again [lottery.recent]', async () => {
  const { calls } = await draw({ route: '/lottery', Around: Fragment });
  await userEvent.click(screen.getByRole('link', { name: 'Luzon 6/42' }));
  await userEvent.click(screen.getByRole('link', { name: 'All lotteries' }));
  expect(calls.filter(({ name }) => name === 'lottery.lotteryRecent')).toHaveLength(2);
});

// Must be the last test, because a logout also reaches the sites that other tests have rendered, just as it reaches other tabs.
test('when a member logs out on the page of a lottery, the login does not open', async () => {
  const { setup } = await draw();
  act(() => setup.stores.session.end());
  expect([frame(), setup.stores.modals.get()]).toEqual([null, null]);
  expect(screen.getByText('Log in to play Visayas 4D')).toBeDefined();
});
