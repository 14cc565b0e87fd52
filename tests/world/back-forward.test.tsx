import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { balance, login, memberInfo } from '#schemas/calls/account.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { SESSION_MARK } from '#src/document/document-marks.ts';
import { writeCookie } from '#src/lib/browser-storage.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { openJourneySandbox, type JourneySandbox } from '#tests/journeys/journey-sandbox.ts';
import { openMemberPage } from '#tests/journeys/member-page.ts';
import { openSite, type OpenSite, type SiteOptions } from '#tests/journeys/open-site.tsx';
import { memberName, put } from '#tests/journeys/steps.ts';
import { countReloads } from '#tests/support/count-reloads.ts';
import '#src/features/cashier/wallets-panel.tsx';

type Mode = 'cookie' | 'bearer';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const withMode = (session: Mode): SiteOptions => {
  const lotus = storyBrands.get('lotus');
  if (lotus === undefined) throw new Error('there is no brand lotus');
  return { brand: 'lotus', change: { platform: { ...lotus.site.platform, session } } };
};

/** Puts the page into the back-forward cache and restores it. Does not fire `visibilitychange`, because not every browser does. */
const leaveAndReturn = (): Promise<void> =>
  act(async () => {
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
  });

/** Logs a member in on another page in this browser: in another tab if sessions are in cookies, otherwise in this tab. */
const logInElsewhere = async ({ cookies }: OpenSite, mode: Mode, username: string): Promise<void> => {
  const { cookies: set = [], body = '' } = await sandbox.send({
    do: 'fetch',
    url: `http://lotus.localhost${login.path}`,
    method: 'POST',
    headers: [
      ['Content-Type', 'application/json'],
      ['Merchant', 'lotus'],
      ['Session-Mode', mode],
    ],
    body: JSON.stringify({ type: 'username', username, password: 'Play1234', remember: false }),
  });
  const { token } = (JSON.parse(body) as { readonly value: { readonly token: string } }).value;
  if (mode === 'bearer') {
    sessionStorage.setItem('token', token);
    sessionStorage.setItem('account', username);
    return;
  }
  writeCookie(SESSION_MARK, '1');
  for (const cookie of set) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    cookies.set(name, value);
  }
};

/** Logs out on another page in this browser. */
const logOutElsewhere = ({ cookies }: OpenSite): void => {
  cookies.clear();
  writeCookie(SESSION_MARK, null);
  sessionStorage.clear();
};

const amountIn = (): HTMLElement => screen.getByRole('textbox', { name: /Amount/ });

test.each(['cookie', 'bearer'] as const)(
  'a page restored for the same member (%s) keeps its form and refreshes the balance',
  async (mode) => {
    const { site, centre } = await openMemberPage(sandbox, 'transferFund', withMode(mode));
    await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '123');
    const before = site.sent.filter((call) => call === `GET ${balance.path}`).length;
    await leaveAndReturn();
    await waitFor(() =>
      expect(site.sent.filter((call) => call === `GET ${balance.path}`).length).toBeGreaterThan(before),
    );
    expect(amountIn()).toHaveValue('123');
    expect(memberName(site)).toBe('player01');
  },
);

test.each(['cookie', 'bearer'] as const)('a page restored after a logout (%s) shows no member data', async (mode) => {
  const { site, centre } = await openMemberPage(sandbox, 'transferFund', withMode(mode));
  await centre.findByRole('textbox', { name: /Amount/ });
  logOutElsewhere(site);
  await leaveAndReturn();
  await waitFor(() => expect(site.stores.session.get().phase).toBe('visitor'));
  expect(screen.queryByText('player01')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Amount/ })).toBeNull();
  expect(screen.queryByText(/Your session has ended/)).toBeNull();
});

test.each(['cookie', 'bearer'] as const)(
  "a page restored for another member (%s) shows that member, and none of the previous one's input",
  async (mode) => {
    const { site, centre } = await openMemberPage(sandbox, 'transferFund', withMode(mode));
    await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '123');
    await logInElsewhere(site, mode, 'agent02');
    await leaveAndReturn();
    await waitFor(() => expect(memberName(site)).toBe('agent02'));
    expect(screen.queryByText('player01')).toBeNull();
    expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('');
  },
);

test.each(['cookie', 'bearer'] as const)(
  'a page restored after a login on another page (%s) shows the member',
  async (mode) => {
    const site = await openSite(sandbox, withMode(mode));
    await logInElsewhere(site, mode, 'agent02');
    await leaveAndReturn();
    await waitFor(() => expect(memberName(site)).toBe('agent02'));
  },
);

test('a page restored after the platform has ended the session offers the login', async () => {
  const { site, centre } = await openMemberPage(sandbox, 'transferFund', withMode('bearer'));
  await centre.findByRole('textbox', { name: /Amount/ });
  site.fail(memberInfo.path, { status: 401, untouched: true, code: 'not_logged_in' });
  await leaveAndReturn();
  expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
});

/** Opens a part whose file the server no longer has. */
function Old({ load }: { readonly load: () => Promise<never> }) {
  const [Part] = useState(() => lazyPart('old', load));
  const [isOpen, setOpen] = useState(false);
  return (
    <Suspense>
      <button type="button" onClick={() => setOpen(true)}>
        Open the old part
      </button>
      {isOpen && <Part />}
    </Suspense>
  );
}

test('a page restored after a new release reloads once if a file from its own release is gone; after that, it offers to reload', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { reloads, stop } = countReloads();
  const openOld = async (after?: OpenSite): Promise<OpenSite> => {
    const site = await openSite(sandbox, { beside: <Old load={load} />, ...(after && { after }) });
    await leaveAndReturn();
    expect(load).not.toHaveBeenCalled();
    await site.user.click(screen.getByRole('button', { name: 'Open the old part' }));
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    load.mockClear();
    return site;
  };
  const site = await openOld();
  expect(reloads()).toBe(1);
  await openOld(site);
  expect(reloads()).toBe(1);
  stop();
  // React logs every error that a boundary catches.
  vi.mocked(console.error).mockClear();
});
