import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { deposit, depositMethods } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { askSandbox } from '../ask-sandbox.ts';
import type { JourneySandbox } from '../journey-sandbox.ts';
import type { OpenSite } from '../open-site.tsx';
import { payOrder } from '../pay-order.ts';
import { playSlot } from '../play-slot.ts';
import { rowsOf, tableOf } from '../record-steps.ts';
import { success } from '../steps.ts';
import { textsOf } from '../text-of.ts';
import { amountsOf, openMemberOn, openSandboxFor, sitesWith } from './journey-site.ts';
import '#src/features/missions/missions-panel.tsx';
import '#src/features/records/bet-records.tsx';

/** Makes a paid deposit with the first method, which completes the daily deposit mission. */
const payIn = async (sandbox: JourneySandbox, site: OpenSite, amount: number): Promise<void> => {
  const { list } = await askSandbox<OutputOf<typeof depositMethods>>(sandbox, site, depositMethods.path);
  const order = { methodId: list[0]?.methodId, amount };
  const { orderId } = await askSandbox<DepositOrder>(sandbox, site, deposit.path, order);
  await payOrder(sandbox, orderId);
};

describe.each(sitesWith('memberCentre'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { t, named } = textsOf(place.language, place.brand);
  const { money, typed } = amountsOf(place);

  test('a mission completed by a deposit is claimed once, and its bonus is in the main wallet [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const before = await openMemberOn(sandbox, place, 'missionLeaderboard');
    await payIn(sandbox, before.site, Number(typed(200)));
    const { site, centre } = await openMemberOn(sandbox, place, 'missionLeaderboard', { after: before.site });
    const name = t('sandbox/missions', 'daily-deposit.name');
    await site.user.click(await centre.findByRole('button', { name: named('claims', 'claim.name', { name }) }));
    expect((await success(t('payments', 'bonusInWallet'))).amount).toBe(money(10));
    const card = within(centre.getByRole('heading', { name }).closest('li') ?? document.body);
    expect(await card.findByText(named('missions', 'status.CLAIMED'))).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });

  test('a bet is the first row of the betting record, and its order number opens its details [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const { site, centre } = await openMemberOn(sandbox, place, 'personalHistoryCopy');
    const bet = await playSlot(sandbox, site);
    await site.user.click(await centre.findByRole('radio', { name: named('records', 'range.week') }));
    const table = await tableOf(centre, named('records', 'bets.title'));
    await waitFor(() => expect(rowsOf(table)[0]?.join(' ')).toContain(bet.orderNo));
    const [row = []] = rowsOf(table);
    expect(row[1]).toContain(bet.gameName);
    await site.user.click(table.getByRole('button', { name: named('records', 'details', { number: bet.orderNo }) }));
    expect(await screen.findByText(named('records', 'number.help'))).toBeVisible();
  });
});
