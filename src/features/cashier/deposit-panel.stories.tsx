import { depositMethods, depositOrder, deposits } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { DepositPanel } from './deposit-panel.tsx';

const PATIENCE = { timeout: 5_000 };
const STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'EXPIRED'] as const;

const order = (index: number): DepositOrder => ({
  orderId: `D260309${String(index).padStart(10, '0')}`,
  status: STATUSES[index % STATUSES.length] ?? 'SUCCESS',
  methodName: index % 2 === 0 ? 'QR Pay' : 'Sandbox Bank',
  kind: index % 2 === 0 ? 'QR' : 'BANK',
  amount: 500 + index,
  bonus: 0,
  turnover: 500 + index,
  createdAt: Date.UTC(2026, 2, 9, 4, index % 60),
  expiresAt: Date.UTC(2036, 2, 9, 6),
  settledAt: null,
  ...(index % 4 === 0 ? { detail: { qr: 'http://pay.localhost:4000/pay/D260309', reference: `D260309${index}` } } : {}),
});

const page = pageStories(DepositPanel, {
  session: 'player',
  calls: [
    waitsFor(depositMethods, { empty: { list: [], turnoverTimes: 1 } }),
    waitsFor(depositOrder),
    waitsFor(deposits, {
      empty: { list: [] },
      many: (rows) => ({ list: Array.from({ length: Math.min(rows, 200) }, (_, index) => order(index)) }),
    }),
  ],
});

export default { title: 'Cashier/Deposit', ...page.meta };

export const Methods = page.variant({ answers: answer(deposits, { list: [0, 1, 2, 3].map(order) }) });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const AmountTooSmall = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Amount/ }, PATIENCE), '5');
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit .*by / }));
    await canvas.findAllByText(/Enter an amount from/, {}, PATIENCE);
  },
});

/** The first method does not accept the amount and states the reason; the second method accepts it. */
export const AmountBeyondMethod = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Amount/ }, PATIENCE), '30000');
    await canvas.findByText(/^Only for .*100\.00 to .*20,000\.00$/, {}, PATIENCE);
    await canvas.findByRole('button', { name: /^Deposit .*30,000\.00 by Sandbox Wallet$/ }, PATIENCE);
  },
});

/** An unpaid order that was opened from the list. */
export const PayByQrCode = page.variant({
  answers: answer(deposits, { list: [order(0)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }, PATIENCE));
    await canvas.findByText(/^Scan it with/, {}, PATIENCE);
  },
});

const RELOADED = `/index?member=depositv2&record=${order(4).orderId}`;
/** The payment of an order after a reload, with the chosen promotion. */
export const PayAfterReload = page.variant({
  route: RELOADED,
  answers: answer(depositOrder, { ...order(4), promotion: 'Reload bonus', bonus: 100, turnover: 4800 }),
});
export const OrderOfSomebodyElse = page.variant({
  route: RELOADED,
  answers: answer(depositOrder, new Problem({ code: 'not_found', status: 404, message: '' })),
});

/** The brand does not allow the URL of the provider's page. */
export const UntrustedProvider = page.variant({
  answers: answer(deposits, {
    list: [{ ...order(0), kind: 'REDIRECT', redirectUrl: 'https://evil.example/pay' }],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }, PATIENCE));
    await canvas.findByText(/an address that we do not trust/, {}, PATIENCE);
  },
});
