import { balance, walletTransfer } from '#schemas/calls/account.ts';
import { merchantWallet } from '#schemas/calls/home.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { WalletsPanel } from './wallets-panel.tsx';

const PATIENCE = { timeout: 5_000 };
const wallet = (index: number) => ({
  accountTypeId: 100 + index,
  name: `Vendor ${index}`,
  vassalage: `VENDOR${index}`,
  balance: index % 3 === 0 ? index * 10.5 : 0,
  status: 'open',
});

const page = pageStories(WalletsPanel, {
  session: 'player',
  calls: [
    waitsFor(balance, {
      empty: { sumBalance: 0, wallets: [] },
      many: (rows) => ({
        sumBalance: 123_456_789.01,
        wallets: [
          { accountTypeId: 0, name: 'Main', balance: 123_456.78 },
          ...Array.from({ length: rows }, (_, index) => wallet(index)),
        ],
      }),
    }),
    waitsFor(merchantWallet, {
      empty: { list: [] },
      many: (rows) => ({ list: Array.from({ length: Math.min(rows, 200) }, (_, index) => wallet(index)) }),
    }),
  ],
});

export default { title: 'Cashier/Wallets', ...page.meta };

export const Wallets = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
/** The platform rejects a transfer with an error on the amount field. */
export const Refused = page.variant({
  answers: answer(
    walletTransfer,
    new Problem({
      code: 'insufficient_funds',
      status: 422,
      message: '',
      fields: { amount: 'insufficient_funds' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Amount/ }, PATIENCE), '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Move money' }));
    await canvas.findAllByText('The wallet does not hold that much.', {}, PATIENCE);
  },
});
