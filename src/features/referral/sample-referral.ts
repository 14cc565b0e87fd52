import type { OutputOf } from '#schemas/call.ts';
import type { referral } from '#schemas/calls/referral.ts';
import type { Invitation } from '#schemas/referral.ts';

const BEGINNING = Date.UTC(2026, 2, 9, 14, 59);
const DAY_MS = 86_400_000;
const PAGE_SIZE = 10;
const TERMS = { minDeposit: 500, bonus: 100, depositDays: 30, claimDays: 30, turnoverTimes: 3 };
const reward = (status: 'CLAIM' | 'CLAIMED' | 'EXPIRED', index: number): Invitation['reward'] => ({
  amount: TERMS.bonus,
  status,
  expireTime: BEGINNING + (20 - index) * DAY_MS,
  orderNo: status === 'CLAIMED' ? `RW${String(index).padStart(8, '0')}` : null,
});

const friendOf = (index: number): Invitation => {
  const common = { account: `ma***${index % 10}`, time: BEGINNING - index * 1.3 * DAY_MS };
  const kind = index % 5;
  if (kind === 0) return { ...common, status: 'REGISTERED', reward: null };
  if (kind === 1) return { ...common, status: 'DEPOSITED', reward: null };
  return {
    ...common,
    status: 'REWARDED',
    reward: reward(kind === 2 ? 'CLAIM' : kind === 3 ? 'CLAIMED' : 'EXPIRED', index),
  };
};

/** Creates a page with `rows` friends. */
export const sampleReferral = (rows: number, pageNo: unknown = 1): OutputOf<typeof referral> => {
  const start = (Number(pageNo) - 1) * PAGE_SIZE;
  return {
    referralCode: 'PLAYER01',
    count: rows,
    deposited: Math.floor(rows * 0.8),
    bonus: Math.floor(rows / 5) * TERMS.bonus,
    claimable: Math.floor(rows / 5) * TERMS.bonus,
    terms: TERMS,
    list: Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, rows - start)) }, (_, at) => friendOf(start + at)),
    totalPages: Math.ceil(rows / PAGE_SIZE),
  };
};

const LARGEST = 99_999_999_999.99;

/** The longest code and names, and the largest amounts. */
export const worstReferral: OutputOf<typeof referral> = {
  ...sampleReferral(10_000),
  referralCode: 'W'.repeat(60),
  bonus: LARGEST,
  claimable: LARGEST,
  terms: { minDeposit: LARGEST, bonus: LARGEST, depositDays: 9999, claimDays: 9999, turnoverTimes: 99 },
  list: Array.from({ length: PAGE_SIZE }, (_, index) => ({
    ...friendOf(index),
    account: 'w'.repeat(60),
    reward: index % 2 === 0 ? null : { amount: LARGEST, status: 'CLAIMED', expireTime: null, orderNo: 'R'.repeat(60) },
  })),
};
