import { balance } from '#schemas/calls/account.ts';
import { withdrawals, withdrawOptions } from '#schemas/calls/cashier.ts';
import { profile } from '#schemas/calls/profile.ts';
import type { WithdrawalOrder, WithdrawOptions } from '#schemas/cashier.ts';
import type { MemberProfile } from '#schemas/profile.ts';
import { expect, waitFor } from 'storybook/test';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

const PATIENCE = { timeout: 5_000 };
const NARROW = { viewport: { value: 'mobile1', isRotated: false } };

const options: WithdrawOptions = {
  accounts: [
    { accountId: '1', type: 'BANK', bankName: 'Sandbox Bank', accountNumber: '•••• 3344', holder: 'Ana Reyes' },
    { accountId: '2', type: 'EWALLET', bankName: 'Sandbox Wallet', accountNumber: '•••• 8811', holder: 'Ana Reyes' },
  ],
  banks: [
    { bankCode: 'SBX', name: 'Sandbox Bank', kind: 'BANK' },
    { bankCode: 'SWALLET', name: 'Sandbox Wallet', kind: 'EWALLET' },
  ],
  holder: 'Ana Reyes',
  min: 100,
  max: 50_000,
  free: 50_000,
  held: { amount: 0, requiredTurnover: 0, remainingTurnover: 0 },
  feePercent: 1,
  feeMin: 5,
  requiredTurnover: 0,
  remainingTurnover: 0,
  hasPaymentPassword: true,
  confirmMinutes: 30,
};

const HELD = { free: 250, held: { amount: 12_388.5, requiredTurnover: 60_000, remainingTurnover: 24_000 } };

const ownProfile: MemberProfile = {
  account: '9012345678',
  nickname: 'Ana',
  registeredAt: Date.UTC(2026, 2, 1),
  clubLabel: null,
  fields: {},
  mobile: '••••5678',
  email: null,
  hasPassword: false,
  hasPaymentPassword: false,
  messengerBonus: null,
};

const order = (over: Partial<WithdrawalOrder> = {}): WithdrawalOrder => ({
  orderId: 'W260309A1B2C3D4E5',
  status: 'APPLYING',
  amount: 1_000,
  fee: 10,
  payout: 990,
  bankName: 'Sandbox Bank',
  accountNumber: '•••• 3344',
  createdAt: Date.UTC(2026, 2, 9, 4),
  paidAt: null,
  confirmBy: null,
  endedAt: null,
  receipt: null,
  reason: null,
  proofs: 0,
  ...over,
});

const each: WithdrawalOrder[] = [
  order({
    orderId: 'W1',
    status: 'AWAIT_CONFIRMATION',
    amount: 123_456_789.01,
    reviewedAt: Date.UTC(2026, 2, 9, 5),
    paidAt: Date.UTC(2026, 2, 9, 6),
    confirmBy: Date.UTC(2036, 2, 9),
  }),
  order({ orderId: 'W2', expectedAt: Date.UTC(2026, 2, 9, 6) }),
  order({ orderId: 'W3', status: 'PROCESSING', reviewedAt: Date.UTC(2026, 2, 9, 5) }),
  order({ orderId: 'W4', status: 'PROCESSING', receipt: 'NOT_RECEIVED', proofs: 2 }),
  order({ orderId: 'W5', status: 'SUCCESS', receipt: 'RECEIVED' }),
  order({ orderId: 'W6', status: 'SUCCESS', receipt: 'AUTOMATIC' }),
  order({ orderId: 'W7', status: 'SUCCESS', receipt: 'FORCED' }),
  order({ orderId: 'W8', status: 'REJECTED', reason: 'DETAILS' }),
  order({ orderId: 'W9', status: 'REJECTED', reason: 'RISK' }),
  order({ orderId: 'W10', status: 'REJECTED', reason: 'BANK' }),
  order({ orderId: 'W11', status: 'REJECTED', reason: 'OTHER' }),
  order({ orderId: 'W12', status: 'CANCELLED' }),
];

const page = pageStories(WithdrawalPanel, {
  session: 'player',
  answers: answer(withdrawOptions, options),
  calls: [
    waitsFor(profile),
    waitsFor(balance, { empty: { sumBalance: 0, wallets: [] }, many: () => ({ sumBalance: 1, wallets: [] }) }),
    waitsFor(withdrawOptions, {
      empty: { ...options, accounts: [], banks: [] },
      many: (rows) => ({
        ...options,
        accounts: Array.from({ length: Math.min(rows, 50) }, (_, index) => ({
          accountId: String(index),
          type: 'BANK' as const,
          bankName: `Bank ${index}`,
          accountNumber: '•••• 3344',
          holder: 'Ana Reyes',
        })),
      }),
    }),
    waitsFor(withdrawals, {
      empty: { list: [] },
      many: (rows) => ({
        list: Array.from({ length: Math.min(rows, 200) }, (_, index) =>
          order({ orderId: `W${index}`, status: 'SUCCESS' }),
        ),
      }),
    }),
  ],
});

export default { title: 'Cashier/Withdrawal', ...page.meta };

export const Withdraw = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: NARROW });
export const EveryStatus = page.variant({ answers: answer(withdrawals, { list: each }) });
export const EveryStatusNarrow = page.variant({ answers: answer(withdrawals, { list: each }), globals: NARROW });
/** The turnover requirement is not met yet. */
export const TurnoverLeft = page.variant({
  answers: answer(withdrawOptions, { ...options, requiredTurnover: 9_600, remainingTurnover: 2_400 }),
});
export const BonusHeld = page.variant({ answers: answer(withdrawOptions, { ...options, ...HELD }) });
export const BonusHeldNarrow = page.variant({
  answers: answer(withdrawOptions, { ...options, ...HELD }),
  globals: NARROW,
});
/** The available balance is below the minimum withdrawal. */
export const NearlyAllHeld = page.variant({ answers: answer(withdrawOptions, { ...options, ...HELD, free: 40 }) });
export const NoPaymentPassword = page.variant({
  answers: answer(withdrawOptions, { ...options, hasPaymentPassword: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a payment password' }, PATIENCE));
    await canvas.findByLabelText(/New payment password/, {}, PATIENCE);
  },
});
/** An account without a login password: the form that sets the payment password does not ask for it. */
export const NoPasswordAtAll = page.variant({
  answers: {
    ...answer(withdrawOptions, { ...options, hasPaymentPassword: false }),
    ...answer(profile, ownProfile),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a payment password' }, PATIENCE));
    await canvas.findByLabelText(/New payment password/, {}, PATIENCE);
  },
});
/** The limit for 24 hours is used up, so nothing can be withdrawn. */
export const DayUsed = page.variant({ answers: answer(withdrawOptions, { ...options, max: 0 }) });
/** Each step has the focus when it appears, because the button that opened it is gone. */
export const Confirmation = page.variant({
  play: async ({ canvas, userEvent }) => {
    const toConfirmation = async (): Promise<void> => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Amount/ }, PATIENCE), '{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Confirm the withdrawal' })).toHaveFocus());
    };
    await userEvent.type(await canvas.findByRole('textbox', { name: /Amount/ }, PATIENCE), '200');
    await toConfirmation();
    canvas.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Withdraw' })).toHaveFocus());
    await toConfirmation();
  },
});
export const AddAccount = page.variant({
  answers: answer(withdrawOptions, { ...options, holder: null }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an account' }, PATIENCE));
    await canvas.findByRole('textbox', { name: /Account holder/ }, PATIENCE);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Bank/ })).toHaveFocus());
  },
});
export const NotReceived = page.variant({
  answers: answer(withdrawals, { list: each.slice(0, 1) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not received' }, PATIENCE));
    await canvas.findByRole('button', { name: 'Report it' }, PATIENCE);
  },
});
