import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { balance, memberInfo, walletTransfer } from '#schemas/calls/account.ts';
import { operationOutcome } from '#schemas/calls/cashier.ts';
import { sendOperation } from '#src/platform/operation-outcome.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openMemberPage, type MemberPage } from './member-page.ts';
import { fillLogin, logIn, memberName, openLogin, pressLogin, put } from './steps.ts';
import '#src/features/cashier/wallets-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const SEND = `POST ${walletTransfer.path}`;

const move = async ({ site, centre }: MemberPage, amount: string): Promise<void> => {
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), amount);
  await site.user.click(centre.getByRole('button', { name: 'Move money' }));
};

test.each(['malformed', 'shape'] as const)(
  'after an unreadable response (%s), the page queries the outcome, and sends the operation only once',
  async (fault) => {
    const page = await openMemberPage(sandbox, 'transferFund');
    page.site.fail(walletTransfer.path, { carriedOut: fault });
    await move(page, '40');
    await page.centre.findByText('The money was moved');
    expect(page.site.sent.filter((call) => call === SEND)).toHaveLength(1);
  },
);

/** Moves money; the response is lost, and the session ends before the outcome is known. */
const moveAndExpire = async (amount: string): Promise<MemberPage['site']> => {
  const page = await openMemberPage(sandbox, 'transferFund');
  const { site } = page;
  await page.centre.findByRole('textbox', { name: /Amount/ });
  site.fail(walletTransfer.path, { status: 500 });
  site.fail(operationOutcome.path, { status: 401, untouched: true, code: 'not_logged_in' });
  await move(page, amount);
  await waitFor(() => expect(memberName(site)).toBeNull());
  site.fail(operationOutcome.path, null);
  return site;
};

const expectToldOnce = async (site: MemberPage['site']): Promise<void> => {
  expect((await screen.findAllByText('The money was moved')).length).toBe(1);
  expect(site.sent.filter((call) => call === SEND)).toHaveLength(1);
};

test('an operation with an unknown outcome survives an expired session: its outcome is queried after the next login, and it is not resent', async () => {
  const site = await moveAndExpire('30');
  await logIn(site);
  await expectToldOnce(site);
});

test('an operation with an unknown outcome also survives a login after which loading the member fails', async () => {
  const site = await moveAndExpire('20');
  site.fail(memberInfo.path, { status: 500 });
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01');
  await pressLogin(site, dialog);
  await dialog.findByRole('alert');
  site.fail(memberInfo.path, null);
  await logIn(site);
  await expectToldOnce(site);
});

test('after a reload, the outcomes of two operations of the same call are both queried and shown', async () => {
  const before = await openMemberPage(sandbox, 'transferFund');
  await before.centre.findByRole('textbox', { name: /Amount/ });
  const { mutateCall } = before.site.stores;
  const [from, to] = (await mutateCall(balance, {})).wallets.map(({ accountTypeId }) => accountTypeId);
  if (from === undefined || to === undefined) throw new Error('the member has one wallet');
  const send = (amount: number, untouched: boolean) => {
    before.site.fail(walletTransfer.path, untouched ? { status: 500, untouched } : { status: 500 });
    const input = { fromAccountTypeId: from, toAccountTypeId: to, amount };
    return sendOperation(mutateCall, { call: walletTransfer, input }).catch(() => undefined);
  };
  await send(11, false);
  await send(12, true);
  const { site, centre } = await openMemberPage(sandbox, 'transferFund', { after: before.site });
  await centre.findByText(/^P\s11\.00: done$/);
  centre.getByText(/^P\s12\.00: not done$/);
  centre.getByText('The money was moved');
  expect(site.sent.filter((call) => call === SEND)).toEqual([]);
  expect(site.sent.filter((call) => call.endsWith('/outcome'))).toHaveLength(2);
  await site.user.click(centre.getByRole('button', { name: 'Another transfer' }));
  expect(centre.queryByText(/: (not )?done$/)).toBeNull();
});
