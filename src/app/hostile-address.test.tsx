import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROUTES } from '#schemas/routes.ts';
import { address, clearBrowser, openSite } from '#tests/support/render-site.tsx';
import { sliceOf } from '#tests/support/run-slice.ts';
import { turns } from '#tests/support/turns.ts';

const KEYS = [
  'page',
  'list',
  'classify',
  'name',
  'minBet',
  'gameCode',
  'vendor',
  'view',
  'playType',
  'id',
  'section',
  'affiliateCode',
  'code',
  'referralCode',
  'member',
  'agent',
  'iframeUrl',
  'url',
];
const everyKey = (value: string): string => KEYS.map((key) => `${key}=${value}`).join('&');

const QUERIES = [
  everyKey('a'.repeat(10_000)),
  everyKey(encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>{{constructor}}')),
  everyKey(encodeURIComponent('https://evil.example/?a=b')),
  everyKey(encodeURIComponent('//evil.example')),
  everyKey(encodeURIComponent('javascript:alert(1)')),
  everyKey('%E0%A4%A'),
  everyKey('%'),
  everyKey('__proto__'),
  everyKey('-1e309'),
  everyKey(''),
  `${everyKey('one')}&${everyKey('two')}`,
  KEYS.map((key) => `${key}[]=1&${key}[a]=2`).join('&'),
];

/** Returns the traces of a hostile URL in the page: injected elements and addresses of other sites. */
const traces = (): readonly string[] =>
  [...document.querySelectorAll('script, img[src="x"], [onerror], [href], [src], [action]')].flatMap((element) => {
    if (element.matches('script, img[src="x"], [onerror]')) return [element.outerHTML];
    const to = ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? '').join(' ');
    return /^\s*javascript:|^(https?:)?\/\/evil/.test(to.trim()) ? [to] : [];
  });

beforeEach(clearBrowser);

test.each(sliceOf('hostile queries', ROUTES, 6))(
  'a hostile query on %s neither breaks the page, nor injects markup, nor links to another site',
  async (path) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const { stores } = await openSite(`${path}?${QUERIES[0]}`);
    for (const query of QUERIES) {
      // oxlint-disable-next-line no-await-in-loop -- the addresses are opened one after another in the same page
      await act(async () => {
        stores.modals.close();
        address.go(`${path}?${query}`);
        await turns(10);
      });
      expect(screen.getByRole('main', { hidden: true })).toBeDefined();
      expect(traces()).toEqual([]);
    }
    await waitFor(() => expect(document.querySelectorAll('h1').length).toBeGreaterThan(0));
    expect(opened).not.toHaveBeenCalled();
  },
);
