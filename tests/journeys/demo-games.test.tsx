import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DemoKind } from '#schemas/demo-page.ts';
import type { GamePage, LaunchTarget } from '#schemas/game.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { pageLanguage } from '#publish/languages/page-language.ts';
import { runGame } from '#src/demo-games/run-game.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';

const MERCHANT = 'lotus';
const SITE = 'http://lotus.localhost';

let sandbox: JourneySandbox;
let token = '';
/** Receives each response from the platform before the page does, and may replace it. */
let onTheWay: (path: string, answer: Response) => Response = (_path, answer) => answer;

const platform = async (
  path: string,
  {
    method = 'GET',
    headers = {},
    body = null,
  }: { method?: string; headers?: Readonly<Record<string, string>>; body?: string | null } = {},
): Promise<Response> => {
  const said = await sandbox.send({
    do: 'fetch',
    url: `${SITE}${path}`,
    method,
    headers: [
      ['Merchant', MERCHANT],
      ...(body === null ? [] : [['Content-Type', 'application/json'] as const]),
      ...Object.entries(headers),
    ],
    body,
  });
  return new Response(said.body, { status: said.status ?? 500 });
};
const valueOf = async <V,>(answer: Promise<Response>): Promise<V> =>
  ((await (await answer).json()) as { readonly value: V }).value;
const member = { Authorization: '' };

beforeAll(async () => {
  sandbox = await openJourneySandbox();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = await platform(path, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(init.headers as Record<string, string>).filter(
          ([name]) => !['Merchant', 'Content-Type'].includes(name),
        ),
      ),
      body: init.body as string,
    });
    return onTheWay(path, answer);
  });
});
beforeEach(async () => {
  ({ token } = await valueOf<SessionAnswer>(
    platform('/wps/session/login', {
      method: 'POST',
      headers: { 'Session-Mode': 'bearer' },
      body: JSON.stringify({ type: 'username', username: 'player01', password: 'Play1234' }),
    }),
  ));
  member.Authorization = `Bearer ${token}`;
});
afterEach(async () => {
  onTheWay = (_path, answer) => answer;
  history.replaceState(null, '', '/');
  await sandbox.play(MERCHANT, { maintenance: null });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const KINDS: Readonly<Record<DemoKind, string>> = { slot: 'RNG', dice: 'CRASH', draw: 'ELOTT', table: 'LIVE' };

/** Sets the launch URL, as the site's tab does. */
const launch = async (kind: DemoKind, { language = 'EN', back = `${SITE}/index` } = {}): Promise<void> => {
  const { games } = await valueOf<GamePage>(
    platform(
      `/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&pageNo=1&pageSize=50&gameType=${KINDS[kind]}`,
    ),
  );
  const game = games.find(
    ({ isGame, maintenance, gameClassify }) =>
      isGame === 'GAME' && maintenance !== true && (kind !== 'slot' || gameClassify === 'SLOTS'),
  );
  const query = new URLSearchParams({
    nodeId: String(game?.nodeId),
    vassalage: game?.vassalage ?? '',
    gameType: game?.gameType ?? '',
    device: 'WEB',
    language,
    backUrl: back,
  });
  const { url } = await valueOf<LaunchTarget>(
    platform(`/wps/game/launchGame?${query.toString()}`, { headers: member }),
  );
  history.replaceState(null, '', url);
};

/** Loads the page as a reload does: only the URL and history entry of an earlier load are kept. */
const load = async (kind: DemoKind, language = 'EN'): Promise<void> => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  await runGame(place, {
    kind,
    origins: [SITE],
    language,
    shown: pageLanguage(productLanguages.pack(language), 'demo-games'),
  });
};

const walletNow = async (): Promise<number> =>
  (await valueOf<{ wallets: { balance: number }[] }>(platform('/wps/v2/wallets/balance', { headers: member })))
    .wallets[0]?.balance ?? 0;
const shown = (amount: number): string => `₫\u00a0${amount.toLocaleString('en')}`;
const balance = (): string => document.querySelector('.balance strong')?.textContent ?? '';
const rounds = (): number => document.querySelectorAll('.rounds tbody tr').length;

/** Clicks the main button, once per round, and waits until it can be clicked again. */
const press = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('button.main')?.getAttribute('aria-disabled')).toBe('false'));
};

test.each([
  ['slot', 'Spin', '95.19%'],
  ['dice', 'Roll', '96%'],
  ['draw', 'Draw', '95%'],
  ['table', 'Play', '97.3%'],
] as const)(
  'a round of the %s updates the balance on the platform, and the page shows the odds and that the money is play money',
  async (kind, label, share) => {
    await launch(kind);
    await load(kind);
    expect(
      screen.getByText('A demo game with demo money: it is worth nothing outside this trial platform.'),
    ).not.toBeNull();
    expect(screen.getByText(`Return to player ${share}`)).not.toBeNull();
    expect(balance()).toBe(shown(await walletNow()));
    const before = rounds();
    await press(label);
    expect(screen.getByRole('status').textContent).toMatch(/This round pays ₫\u00a0[\d,]+\.$|No win this time\.$/);
    expect(balance()).toBe(shown(await walletNow()));
    expect(rounds()).toBe(before + 1);
  },
);

test('the player can change the stake step by step, and sees the possible win before the bet', async () => {
  await launch('table');
  await load('table');
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stake' });
  const least = list.selectedOptions[0]?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Lower the stake' }));
  expect(list.selectedOptions[0]?.textContent).toBe(least);
  await userEvent.click(screen.getByRole('button', { name: 'Raise the stake' }));
  await userEvent.selectOptions(list, screen.getByRole('option', { name: shown(5000) }));
  await userEvent.click(screen.getByRole('radio', { name: '25–36' }));
  expect(screen.getByText('A win pays ₫ 15,000')).not.toBeNull();
  const before = await walletNow();
  await press('Play');
  expect([-5000, 10_000]).toContain((await walletNow()) - before);
});

test('after a lost response, the request is repeated with the same key, even after a reload, so that the stake is taken once', async () => {
  await launch('table');
  await load('table');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Stake' }),
    screen.getByRole('option', { name: shown(10_000) }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Black' }));
  const before = await walletNow();
  onTheWay = (path, answer) => {
    if (path === '/lgw/demo/bet') throw new TypeError('Failed to fetch');
    return answer;
  };
  await press('Play');
  const change = (await walletNow()) - before;
  expect([-10_000, 10_000]).toContain(change);
  expect(screen.getByRole('status').textContent).toContain('We have not heard how your last round ended.');
  await load('table');
  expect(screen.getByRole('status').textContent).toContain('We have not heard how your last round ended.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Black' }).checked).toBe(true);
  onTheWay = (_path, answer) => answer;
  await press('Ask again');
  expect(screen.getByRole('status').textContent).toMatch(
    change > 0 ? /This round pays ₫\u00a020,000\.$/ : /No win this time\.$/,
  );
  expect((await walletNow()) - before).toBe(change);
  expect(screen.getByRole('button', { name: 'Play' })).not.toBeNull();
});

test('a reloaded page continues even though its ticket is no longer in the URL', async () => {
  await launch('dice');
  await load('dice');
  expect(location.search).not.toContain('ticket');
  await load('dice');
  await press('Roll');
  expect(rounds()).toBeGreaterThan(0);
});

test('a used ticket shows a message and a link back to the site', async () => {
  await launch('draw');
  const address = location.href;
  await load('draw');
  history.replaceState(null, '', address);
  await load('draw');
  expect(screen.getByRole('heading', { name: 'This game window has run out' })).toBe(document.activeElement);
  expect(screen.getByRole('link', { name: 'Back to the site' }).getAttribute('href')).toBe(`${SITE}/index`);
});

test('a player who logs out elsewhere cannot continue playing', async () => {
  await launch('slot');
  await load('slot');
  await platform('/wps/session/logout', { method: 'DELETE', headers: member });
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(await screen.findByRole('heading', { name: 'This game window has run out' })).not.toBeNull();
});

test('maintenance and an unreachable platform each show a message, the latter with a retry', async () => {
  await launch('slot');
  await sandbox.play(MERCHANT, { maintenance: { endTime: null } });
  await load('slot');
  expect(screen.getByRole('heading', { name: 'This game is being serviced' })).not.toBeNull();
  await sandbox.play(MERCHANT, { maintenance: null });
  onTheWay = () => {
    throw new TypeError('Failed to fetch');
  };
  await load('slot');
  expect(screen.getByRole('heading', { name: 'The game could not be loaded' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
});

test('the page uses the language of the launch', async () => {
  await launch('dice', { language: 'TH' });
  await load('dice', 'TH');
  expect(screen.getByRole('button', { name: 'ทอย' }).textContent).toBe('ทอย');
});

test('a page that becomes visible again shows changes made in the meantime', async () => {
  await launch('dice');
  await load('dice');
  await platform('/wps/relay/GCS_walletTransfer', {
    method: 'POST',
    headers: { ...member, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ fromAccountTypeId: 0, toAccountTypeId: 101, amount: 1000 }),
  });
  const now = shown(await walletNow());
  expect(balance()).not.toBe(now);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(balance()).toBe(now));
});
