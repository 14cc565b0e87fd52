export const defects = [
  {
    id: 'play-type-from-link',
    requirement: 'lottery.query',
    file: 'src/features/lottery/play-types.ts',
    from: 'Object.hasOwn(KNOWN, code)',
    to: 'code in KNOWN',
    what: "A link with an unknown play type breaks a lottery's page.",
  },
  {
    id: 'draws-oldest-first',
    requirement: 'lottery.numbers',
    file: 'src/features/lottery/draws.ts',
    from: '[...ofGame.values()].sort((one, other) => other.openTime - one.openTime)',
    to: '[...ofGame.values()].sort((one, other) => one.openTime - other.openTime)',
    tests: ['src/features/lottery/draws.test.ts'],
    what: 'The lottery page shows the oldest numbers as the latest draw.',
  },
  {
    id: 'lottery-without-play-type',
    requirement: 'lottery.query',
    file: 'src/features/lottery/lotteries.ts',
    from: '...(playType === null ? {} : { playType })',
    to: '',
    tests: ['src/features/lottery/lotteries.test.ts'],
    what: 'A lottery opens without the selected play type.',
  },
];
