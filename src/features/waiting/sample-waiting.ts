import type { OutputOf } from '#schemas/call.ts';
import { confirmations, deposits } from '#schemas/calls/cashier.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import type { DepositOrder, WithdrawalOrder } from '#schemas/cashier.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import type { Reward } from '#schemas/rewards.ts';

const NOON = Date.UTC(2026, 2, 9, 4);
const MINUTE_MS = 60_000;
/** A date so far in the future that a countdown never changes to hours or minutes. */
const LATER = Date.UTC(2036, 2, 9);

const deposit: DepositOrder = {
  orderId: 'D2603090000000001',
  status: 'PENDING',
  methodName: 'QR Pay',
  kind: 'QR',
  amount: 500,
  bonus: 0,
  turnover: 500,
  createdAt: NOON,
  expiresAt: LATER,
  settledAt: null,
};

const payout: WithdrawalOrder = {
  orderId: 'W2603090000000001',
  status: 'AWAIT_CONFIRMATION',
  amount: 1250,
  fee: 10,
  payout: 1240,
  bankName: 'Sandbox Bank',
  accountNumber: '****6789',
  createdAt: NOON,
  paidAt: NOON,
  confirmBy: LATER + MINUTE_MS,
  endedAt: null,
  receipt: null,
  reason: null,
  proofs: 0,
};

const reward = (id: string, hours: number): Reward => ({
  id,
  name: 'Weekend gift',
  amount: 88,
  type: 'PROMOTION',
  status: 'CLAIM',
  time: NOON,
  expireTime: platformNow() + hours * 60 * MINUTE_MS,
  requiredTurnover: 264,
  orderNo: null,
});

/** Returns responses for a member who has a pending item of each kind, and a second reward that expires only in two days. */
export const waitingAnswers = (times = 1): Readonly<Record<string, unknown>> => ({
  [deposits.name]: {
    list: [
      { ...deposit, amount: deposit.amount * times },
      { ...deposit, orderId: 'D2603090000000002', status: 'SUCCESS' },
    ],
  } satisfies OutputOf<typeof deposits>,
  [confirmations.name]: { list: [{ ...payout, payout: payout.payout * times }] } satisfies OutputOf<
    typeof confirmations
  >,
  [rewards.name]: { count: 2, list: [reward('1', 5), reward('2', 48)], totalPages: 1 } satisfies OutputOf<
    typeof rewards
  >,
});

export const nothingWaits: Readonly<Record<string, unknown>> = {
  [deposits.name]: { list: [] },
  [confirmations.name]: { list: [] },
  [rewards.name]: { count: 0, list: [], totalPages: 0 },
};
