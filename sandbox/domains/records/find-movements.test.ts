import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactions, transferDownline } from '#schemas/calls/agent.ts';
import { transferUpline } from '#schemas/calls/cashier.ts';
import { transactionRecords } from '#schemas/calls/member.ts';
import type { AccountRecordType } from '#schemas/record-names.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

let sandbox: TestSandbox;
let above: CashierClient;
let below: CashierClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  above = createCashierClient(sandbox, 'agent01');
  below = createCashierClient(sandbox, 'agent02');
});
afterAll(() => sandbox.close());

test("both parties' records show a transfer with a type that names the other party and the direction, and can be filtered by that type", async () => {
  const from = sandbox.now();
  const paymentPassword = '246810';
  await above.accept(transferDownline, { account: 'agent02', amount: 250, paymentPassword });
  sandbox.advanceClock(1000);
  await below.accept(transferUpline, { amount: 100, paymentPassword });
  const asked = { from, to: sandbox.now() + 1, pageNo: 1, pageSize: 100 };
  type Listed = readonly { readonly type: AccountRecordType; readonly amount: number }[];
  /** Returns only the transfers, because salaries may have been settled meanwhile. */
  const transfersIn = (list: Listed) =>
    list.filter(({ type }) => type.includes('LINE_')).map(({ type, amount }) => [type, amount]);
  const own = async (who: CashierClient, type = '') =>
    transfersIn((await who.accept(transactionRecords, { ...asked, type })).list);
  const team = async (type = '') =>
    transfersIn((await above.accept(transactions, { ...asked, type, account: 'agent02', only: true })).list);
  const received = { above: ['DOWNLINE_IN', 100], below: ['UPLINE_IN', 250] } as const;
  expect(await own(above)).toEqual([received.above, ['DOWNLINE_OUT', -250]]);
  expect(await own(below)).toEqual([['UPLINE_OUT', -100], received.below]);
  expect(await team()).toEqual(await own(below));
  expect([await own(above, 'DOWNLINE_IN'), await own(above, 'UPLINE_IN')]).toEqual([[received.above], []]);
  expect([await own(below, 'UPLINE_IN'), await own(below, 'DOWNLINE_IN')]).toEqual([[received.below], []]);
  expect([await team('UPLINE_IN'), await team('DOWNLINE_IN')]).toEqual([[received.below], []]);
});
