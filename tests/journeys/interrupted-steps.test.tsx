import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { walletTransfer } from '#schemas/calls/account.ts';
import { transferDownline } from '#schemas/calls/agent.ts';
import { transferUpline } from '#schemas/calls/cashier.ts';
import { processDividend } from '#schemas/calls/contracts.ts';
import { convert, redeem } from '#schemas/calls/points.ts';
import { stubWindow } from './agent-centre.tsx';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { logIn, put } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/agent/team-panel.tsx';
import '#src/features/cashier/upline-panel.tsx';
import '#src/features/cashier/wallets-panel.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/contracts/contract-requests.tsx';
import '#src/features/points/convert-panel.tsx';
import '#src/features/points/member-mall.tsx';
import '#src/features/points/point-mall-page.tsx';
import '#src/features/points/redeem-view.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const PASSWORD = '246810';
const NOT_LOGGED_IN = { status: 401, code: 'not_logged_in', untouched: true } as const;

type Box = HTMLInputElement | HTMLSelectElement;
const box = <Found extends Box>(name: RegExp, role: 'textbox' | 'combobox' = 'textbox'): Promise<Found> =>
  screen.findByRole<Found>(role, { name });
const press = async ({ user }: OpenSite, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
const enterPassword = async (site: OpenSite): Promise<void> =>
  put(site, await screen.findByLabelText(/^Payment password/), PASSWORD);

interface Step {
  readonly path: string;
  readonly account: string;
  /** The call that the step sends. */
  readonly call: string;
  /** Enters and chooses everything up to the confirmation step. */
  readonly fill: (site: OpenSite) => Promise<void>;
  readonly confirm: (site: OpenSite) => Promise<void>;
  /** Waits for the form and returns what has been entered and chosen in it. */
  readonly chosen: () => Promise<readonly string[]>;
  readonly expected: readonly string[];
}

const valuesOf = async (...fields: readonly Promise<Box>[]): Promise<readonly string[]> =>
  (await Promise.all(fields)).map(({ value }) => value.replaceAll(',', ''));
const isFilled = (name: RegExp, text: string) => async (): Promise<readonly string[]> => {
  await waitFor(async () => expect(await valuesOf(box(name))).toEqual([text]));
  return [text];
};

const STEPS: Readonly<Record<string, Step>> = {
  'a transfer between wallets': {
    path: '/promotions?member=transferFund',
    account: 'player01',
    call: walletTransfer.path,
    fill: async (site) => {
      const to = await box<HTMLSelectElement>(/^To/, 'combobox');
      await site.user.selectOptions(to, [...to.options].slice(2, 3));
      await put(site, await box(/Amount/), '12.5');
    },
    confirm: (site) => press(site, 'Move money'),
    chosen: async () => {
      const to = await box<HTMLSelectElement>(/^To/, 'combobox');
      return [...(await valuesOf(box(/Amount/))), String(to.selectedIndex)];
    },
    expected: ['12.50', '2'],
  },
  'a transfer to the upline': {
    path: '/promotions?member=transferUpline',
    account: 'player01',
    call: transferUpline.path,
    fill: async (site) => {
      await put(site, await box(/Amount/), '120');
      await enterPassword(site);
    },
    confirm: (site) => press(site, 'Send'),
    chosen: () => valuesOf(box(/Amount/)),
    expected: ['120'],
  },
  'a transfer to a downline': {
    path: '/promotions?agent=downlineManagmentView&account=agent02',
    account: 'agent01',
    call: transferDownline.path,
    fill: async (site) => {
      await put(site, await box(/^Amount/), '250');
      await enterPassword(site);
    },
    confirm: (site) => press(site, 'Send'),
    chosen: () => valuesOf(box(/^Amount/)),
    expected: ['250'],
  },
  'a redemption': {
    path: '/pointMall?good=1',
    account: 'player01',
    call: redeem.path,
    fill: async (site) => {
      await put(site, await box(/How many/), '2');
      await press(site, 'Continue');
      await enterPassword(site);
    },
    confirm: (site) => press(site, /^Redeem for/),
    chosen: isFilled(/How many/, '2'),
    expected: ['2'],
  },
  'a conversion of points': {
    path: '/pointMall?tab=convert',
    account: 'vip01',
    call: convert.path,
    fill: async (site) => {
      await put(site, await box(/Points to turn into money/), '103');
      await press(site, 'Continue');
      await enterPassword(site);
    },
    confirm: (site) => press(site, /^Turn 103 points/),
    chosen: isFilled(/Points to turn into money/, '103'),
    expected: ['103'],
  },
  'an offer of a contract': {
    path: '/promotions?agent=contractRequests&account=agent02&offer=dividend',
    account: 'agent01',
    call: processDividend.path,
    fill: async (site) => {
      await site.user.selectOptions(await box(/^Paid/, 'combobox'), 'Monthly');
      await put(site, await box(/^Rate in percent/), '20');
      await press(site, 'Go on');
    },
    confirm: (site) => press(site, 'Send the offer'),
    chosen: () => valuesOf(box(/^Rate in percent/), box(/^Paid/, 'combobox')),
    expected: ['20', 'M'],
  },
};

/** Discards the tab while its page is hidden: the page gets no more events, and the browser keeps its session storage. */
const discard = async (): Promise<void> => {
  await act(async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
  });
  const stored = { ...sessionStorage };
  cleanup();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
};

test.each(Object.entries(STEPS))(
  'the input for %s is restored after the phone discards the tab, and after the session ends at the confirmation step, but never the password [session.expiry]',
  async (_what, { path, account, call, fill, confirm, chosen, expected }) => {
    stubWindow(false);
    const before = await openSite(sandbox, { path });
    await logIn(before, account);
    await fill(before);
    await discard();
    const site = await openSite(sandbox, { path, after: before });
    expect(await chosen()).toEqual(expected);
    await fill(site);
    site.fail(call, NOT_LOGGED_IN);
    await confirm(site);
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(login.getByText(/Your session has ended/)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
    site.fail(call, null);
    await logIn(site, account);
    expect(await chosen()).toEqual(expected);
    expect(site.bodies(call)).toHaveLength(1);
  },
);
