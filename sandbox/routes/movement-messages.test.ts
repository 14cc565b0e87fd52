import { and, eq, gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelWithdrawal } from '#schemas/calls/cashier.ts';
import { ledgerTransactions, members, messages } from '#sandbox/db/schema.ts';
import { UNTOLD_KINDS } from '#sandbox/kernel/ledger/untold-kinds.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const SECOND = 1000;

let sandbox: TestSandbox;
let player: CashierClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  player = createCashierClient(sandbox, 'player01');
});
afterAll(() => sandbox.close());

test('a member gets one message when a deposit arrives and when a withdrawal is paid or rejected, but none when the member cancels a withdrawal [calls.member.deposit] [calls.member.withdraw]', async () => {
  const { database } = sandbox;
  const [{ last } = { last: null }] = await database
    .select({ last: max(ledgerTransactions.id) })
    .from(ledgerTransactions);
  const account = await player.account();

  const { orderId: paid, payout } = await player.withdraw(account, 200);
  sandbox.advanceClock(41 * SECOND);
  await player.withdrawals();
  const { orderId: rejected } = await player.withdraw(account, 300);
  await player.review(rejected, 'reject');
  const { orderId: cancelled } = await player.withdraw(account, 400);
  await player.accept(cancelWithdrawal, { orderId: cancelled });
  const { orderId: deposited } = await player.deposit(500);
  await player.provider(deposited, 'pay');
  await player.provider(deposited, 'pay');

  const moved = await database
    .select()
    .from(ledgerTransactions)
    .where(gt(ledgerTransactions.id, last ?? 0));
  const rows = await database
    .select({ texts: messages.texts })
    .from(messages)
    .innerJoin(members, eq(members.id, messages.memberId))
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'player01')));
  const own = rows.map(({ texts }) => translate(texts, 'EN'));
  const about = (number: string) => own.filter(({ content }) => content.includes(number)).map(({ title }) => title);
  expect(about(deposited)).toEqual([expect.stringMatching(/^Your deposit of .*500\.00 has arrived$/)]);
  expect(about(paid)).toEqual([expect.stringContaining(`${payout.toFixed(2)} has been paid`)]);
  expect(about(rejected)).toEqual([expect.stringMatching(/^Your withdrawal was not approved: .*300\.00 is back$/)]);
  expect(about(cancelled)).toEqual([]);
  const untold = moved.filter(({ kind, reference }) => !(kind in UNTOLD_KINDS) && about(reference).length !== 1);
  expect(untold.map(({ kind, reference }) => [kind, reference])).toEqual([['withdrawal-returned', cancelled]]);
});
