export const defects = [
  {
    id: 'reward-after-its-end',
    requirement: 'rewards.page',
    file: 'sandbox/domains/rewards/claim-reward.ts',
    from: 'reward.expiresAt <= at)',
    to: 'reward.expiresAt < new Date(0))',
    tests: ['sandbox/routes/rewards.test.ts'],
    what: 'An expired reward is still paid.',
  },
  {
    id: 'reward-of-another',
    requirement: 'rewards.calls',
    file: 'sandbox/domains/rewards/claim-reward.ts',
    from: '.where(and(eq(rewards.id, id), eq(rewards.memberId, memberId)))',
    to: '.where(and(eq(rewards.id, id)))',
    tests: ['sandbox/routes/rewards.test.ts'],
    what: "A member can claim another member's reward.",
  },
];
