import { expect, waitFor } from 'storybook/test';
import { claimReward, rewards } from '#schemas/calls/rewards.ts';
import { operationOutcome } from '#schemas/calls/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor, type Play } from '#storybook/page-stories.ts';
import { answer, UNREACHABLE } from '#storybook/story-answers.ts';
import { RewardsPanel } from './rewards-panel.tsx';
import { eachReward, sampleRewards, toClaim, worstRewards } from './sample-rewards.ts';

const PATIENCE = { timeout: 5_000 };
const NARROW = { viewport: { value: 'mobile1', isRotated: false } };

const page = pageStories(RewardsPanel, {
  session: 'player',
  answers: answer(rewards, (sent) => sampleRewards(eachReward.length, sent)),
  calls: [waitsFor(rewards, { empty: sampleRewards(0), many: sampleRewards })],
});

export default { title: 'Rewards/Reward centre', ...page.meta };

export const EveryState = page.variant();
export const Narrow = page.variant({ globals: NARROW });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();

/** A member without rewards, who sees how to earn them. */
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const WorstCase = page.variant({
  globals: NARROW,
  answers: answer(rewards, (sent) => sampleRewards(worstRewards.length, sent, worstRewards)),
});

const claim: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Claim ${toClaim.name}` }, PATIENCE));
};

/** Claims a reward, whose card then shows the amount and a link to its record. */
export const Claimed = page.variant({
  answers: answer(claimReward, { orderNo: 'RW2603090000000001', amount: toClaim.amount, requiredTurnover: 264 }),
  play: async (context) => {
    await claim(context);
    await context.canvas.findByRole('link', { name: 'Record RW2603090000000001' }, PATIENCE);
  },
});

export const Claiming = page.variant({
  answers: answer(claimReward, 'pending'),
  play: async (context) => {
    await claim(context);
    const button = context.canvas.getByRole('button', { name: `Claim ${toClaim.name}` });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The reward was already claimed in another tab, so the platform rejects the claim. */
export const Refused = page.variant({
  answers: answer(claimReward, new Problem({ code: 'already_claimed', status: 409, message: '' })),
  play: async (context) => {
    await claim(context);
    await context.canvas.findByRole('alert', {}, PATIENCE);
  },
});

export const Checking = page.variant({
  answers: { ...answer(claimReward, UNREACHABLE), ...answer(operationOutcome, UNREACHABLE) },
  play: async (context) => {
    await claim(context);
    await context.canvas.findByRole('button', { name: 'Check now' }, PATIENCE);
  },
});
