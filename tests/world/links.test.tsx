import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CONTINUES, SESSION_MARK, THEME } from '#src/document/document-marks.ts';
import { rememberRow } from '#src/lib/remember-row.ts';
import { openJourneySandbox } from '#tests/journeys/journey-sandbox.ts';
import { openSite } from '#tests/journeys/open-site.tsx';
import { fillLogin, memberName, openLogin, pressLogin } from '#tests/journeys/steps.ts';

/** Records every cookie that the page writes. */
const recordCookies = (): readonly string[] => {
  const written: string[] = [];
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    set?.call(document, cookie);
  });
  return written;
};

test('the cookies by which a document is chosen come with a link from another site, and those with a name of a member do not', async () => {
  const site = await openSite(await openJourneySandbox());
  const written = recordCookies();
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01');
  await site.user.click(dialog.getByRole('checkbox'));
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  await act(async () => {
    await site.stores.language.change('TY');
    site.stores.theme.change('dark');
    rememberRow(CONTINUES, false);
  });
  const policies = written.map((cookie) => [/^[^=]+/u.exec(cookie)?.[0], /SameSite=(\w+)/u.exec(cookie)?.[1]]);
  expect(Object.fromEntries(policies)).toEqual({
    lang: 'Lax',
    [THEME]: 'Lax',
    [SESSION_MARK]: 'Lax',
    [CONTINUES]: 'Lax',
    'change-password': 'Lax',
    userName: 'Strict',
    loginRemember: 'Strict',
    loginTypeSms: 'Strict',
  });
});
