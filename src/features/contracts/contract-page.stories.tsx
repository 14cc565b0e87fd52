import { contractRecords, contractRunning } from '#schemas/calls/contracts.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { ContractPage } from './contract-page.tsx';
import { runningOf, settlements, WORST_SCALE } from './sample-contracts.ts';

const page = pageStories(ContractPage, {
  session: 'agent',
  args: { kind: 'daily' },
  answers: {
    ...answer(contractRunning, () => runningOf('daily', Date.now())),
    ...answer(contractRecords, ({ pageNo }) => settlements('daily', 34, pageNo)),
  },
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [
    waitsFor(contractRunning, { empty: { running: null } }),
    waitsFor(contractRecords, {
      empty: settlements('daily', 0),
      many: (rows, { pageNo }) => settlements('daily', rows, pageNo, 1000),
    }),
  ],
});

export default { title: 'Agent/Salary and dividend', ...page.meta };

const narrow = { viewport: { value: 'mobile1', isRotated: false } };
const DIVIDEND = {
  ...answer(contractRunning, () => runningOf('dividend', Date.now())),
  ...answer(contractRecords, ({ pageNo }) => settlements('dividend', 34, pageNo)),
};

export const Daily = page.variant();
export const Dividend = page.variant({ args: { kind: 'dividend' }, answers: DIVIDEND });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: narrow });
export const Largest = page.variant({
  globals: narrow,
  answers: {
    ...answer(contractRunning, () => runningOf('daily', Date.now(), WORST_SCALE)),
    ...answer(contractRecords, ({ pageNo }) => settlements('daily', 34, pageNo, WORST_SCALE)),
  },
});

/** Expands a row, which then shows how its amount was calculated. */
export const Formula = page.variant({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Details of/ }, { timeout: 5_000 });
    if (first !== undefined) await userEvent.click(first);
    await canvas.findByRole('region', { name: 'How the amount is calculated' }, { timeout: 5_000 });
  },
});
