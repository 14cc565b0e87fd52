import { rank } from '#schemas/calls/member.ts';
import type { MemberRank } from '#schemas/rank.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { RankPage } from './rank-page.tsx';

const LADDER = [
  ['Starter', 0, 0],
  ['Bronze', 1_000, 10],
  ['Silver', 10_000, 50],
  ['Gold', 100_000, 300],
  ['Platinum', 500_000, 1_500],
  ['Diamond', 2_000_000, 6_000],
  ['Crown', 8_000_000, 25_000],
  ['Legend', 25_000_000, 80_000],
] as const;
const benefitsOf = (level: number): string[] => [
  'A bonus for reaching it, to claim in the reward centre',
  'A larger bonus for your first messenger ID',
  ...(level > 4 ? ['VIP customer service'] : []),
];
const silver: MemberRank = {
  labelName: 'Silver',
  rankLevel: 2,
  progress: 0.364,
  next: { labelName: 'Gold', rankLevel: 3, requires: 100_000, missing: 63_574.5 },
  benefits: benefitsOf(2),
  validBets: 36_425.5,
  days: 90,
  countsUntil: Date.UTC(2026, 4, 3),
  levels: LADDER.map(([labelName, requires, bonus], rankLevel) => ({
    labelName,
    rankLevel,
    requires,
    bonus,
    orderNo: rankLevel === 2 ? 'RW2603090000000017' : null,
    benefits: benefitsOf(rankLevel),
  })),
};
const top: MemberRank = {
  ...silver,
  labelName: 'Legend',
  rankLevel: 7,
  progress: 1,
  next: null,
  benefits: benefitsOf(7),
  validBets: 31_000_000,
};
const nothing: MemberRank = { ...silver, benefits: [], levels: [], validBets: 0, progress: 0, countsUntil: null };
const longest: MemberRank = {
  ...silver,
  labelName: 'Grand Master of the Illustrious Crown',
  levels: silver.levels.map((step) => ({
    ...step,
    labelName: `${step.labelName} of the Illustrious and Everlasting Order`,
    requires: 9_999_999_999.99,
    bonus: 9_999_999_999.99,
    benefits: [...step.benefits, 'Wonderfully'.repeat(8)],
  })),
};

const page = pageStories(RankPage, {
  session: 'player',
  answers: answer(rank, silver),
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-4xl bg-canvas p-4">
        <h2 className="mb-4 font-display text-lg font-semibold">My level</h2>
        <Story />
      </main>
    ),
  ],
  calls: [waitsFor(rank, { empty: nothing })],
  stateSession: 'player',
});

export default { title: 'Account/Level page', ...page.meta };

export const Silver = page.variant();
export const Highest = page.variant({ answers: answer(rank, top) });
export const Longest = page.variant({ answers: answer(rank, longest) });
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const Dark = { ...Silver, globals: { theme: 'dark' } };
export const Narrow = { ...Longest, globals: { viewport: { value: 'mobile1', isRotated: false } } };
