export const defects = [
  {
    id: 'friend-named',
    requirement: 'referral.calls',
    file: 'sandbox/domains/referral/find-invitations.ts',
    from: 'account: maskAccount(row.account),',
    to: 'account: row.account,',
    tests: ['sandbox/domains/referral/referral.test.ts'],
    what: 'The whole account names of invited friends are shown.',
  },
  {
    id: 'late-friend-rewarded',
    requirement: 'referral.calls',
    file: 'sandbox/domains/referral/reward-inviter.ts',
    from: 'if (at > daysAfter(friend.registeredAt, terms.depositDays)) return;',
    to: '',
    tests: ['sandbox/domains/referral/referral.test.ts'],
    what: 'A reward is paid for a deposit made after the deadline.',
  },
];
