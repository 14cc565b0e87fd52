import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openMemberPage } from './member-page.ts';
import { openSite } from './open-site.tsx';
import '#src/features/cashier/deposit-panel.tsx';
import '#src/features/messages/messages-panel.tsx';
import '#src/features/waiting/waiting-strip.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const UNPAID = /^Pay your deposit of P\s500\.00/;

test('the inbox and the home page show an unpaid order with the time left and a link to its payment [member.deposit.flow]', async () => {
  const { site, centre: deposit } = await openMemberPage(sandbox, 'depositv2');
  await site.user.click(await deposit.findByRole('button', { name: 'P 500' }));
  await site.user.click(deposit.getByRole('button', { name: /^Deposit P.500\.00 by / }));
  await deposit.findByText(/Scan it with/);
  expect(deposit.queryByRole('link', { name: UNPAID })).toBeNull();

  const { centre: inbox } = await openMemberPage(sandbox, 'messageV2', { after: site });
  expect(await inbox.findByRole('link', { name: UNPAID })).toHaveTextContent(/\d\d:\d\d left/);

  const home = await openSite(sandbox, { path: '/index', after: site });
  await home.user.click(await screen.findByRole('link', { name: UNPAID }));
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await centre.findByText(/^P\s500\.00$/);
});
