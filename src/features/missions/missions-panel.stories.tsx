import { expect, waitFor } from 'storybook/test';
import { claimMission, leaderboard, summary } from '#schemas/calls/missions.ts';
import { operationOutcome } from '#schemas/calls/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor, type Play } from '#storybook/page-stories.ts';
import { answer, UNREACHABLE } from '#storybook/story-answers.ts';
import { MissionsPanel } from './missions-panel.tsx';
import { eachMission, manyMissions, sampleBoard, sampleSummary, toClaim, worstMissions } from './sample-missions.ts';

const PATIENCE = { timeout: 5_000 };
const NARROW = { viewport: { value: 'mobile1', isRotated: false } };

const page = pageStories(MissionsPanel, {
  session: 'player',
  answers: {
    ...answer(summary, sampleSummary(eachMission)),
    ...answer(leaderboard, sampleBoard(20, 7)),
  },
  calls: [
    waitsFor(summary, { empty: sampleSummary([]), many: manyMissions }),
    waitsFor(leaderboard, { empty: sampleBoard(0, null), many: (rows) => sampleBoard(rows, 7) }),
  ],
});

export default { title: 'Missions/Missions', ...page.meta };

export const EveryState = page.variant();
export const Narrow = page.variant({ globals: NARROW });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const WorstCase = page.variant({ globals: NARROW, answers: answer(summary, sampleSummary(worstMissions)) });

const claim: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Claim ${toClaim.name}` }, PATIENCE));
};

/** Claims a mission, whose card then shows the amount and a link to its record. */
export const Claimed = page.variant({
  answers: answer(claimMission, { orderNo: 'MS2603090000000021', amount: toClaim.reward, requiredTurnover: 30 }),
  play: async (context) => {
    await claim(context);
    const link = await context.canvas.findByRole('link', { name: 'Record MS2603090000000021' }, PATIENCE);
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('member=bonusDetails&record=MS2603090000000021'),
    );
  },
});

export const Claiming = page.variant({
  answers: answer(claimMission, 'pending'),
  play: async (context) => {
    await claim(context);
    const button = context.canvas.getByRole('button', { name: `Claim ${toClaim.name}` });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The reward was already claimed in another tab, so the platform rejects the claim. */
export const Refused = page.variant({
  answers: answer(claimMission, new Problem({ code: 'already_claimed', status: 409, message: '' })),
  play: async (context) => {
    await claim(context);
    await context.canvas.findByRole('alert', {}, PATIENCE);
  },
});

export const Checking = page.variant({
  answers: { ...answer(claimMission, UNREACHABLE), ...answer(operationOutcome, UNREACHABLE) },
  play: async (context) => {
    await claim(context);
    await context.canvas.findByRole('button', { name: 'Check now' }, PATIENCE);
  },
});

/** The member's own row is highlighted among the top ranks. */
export const Leaderboard = page.variant({ args: { view: 'leaderboard' } });
export const LeaderboardNarrow = page.variant({ args: { view: 'leaderboard' }, globals: NARROW });
export const LeaderboardLoading = page.loading({ args: { view: 'leaderboard' } });
export const LeaderboardFailed = page.failed({ args: { view: 'leaderboard' } });
export const LeaderboardEmpty = page.empty({ args: { view: 'leaderboard' } });

/** The member is not among the top ranks, so their row is shown below them. */
export const FarBehind = page.variant({
  args: { view: 'leaderboard' },
  answers: answer(leaderboard, sampleBoard(20, 1843)),
});

export const NotPlayed = page.variant({
  args: { view: 'leaderboard' },
  answers: answer(leaderboard, sampleBoard(20, null)),
});

export const LeaderboardWorstCase = page.variant({
  args: { view: 'leaderboard' },
  globals: NARROW,
  answers: answer(leaderboard, sampleBoard(20, 123_456, 1_000_000)),
});
