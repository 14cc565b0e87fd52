export const defects = [
  {
    id: 'winner-named',
    requirement: 'winner.mask',
    file: 'src/features/home/use-winners.ts',
    from: "return `${letters.slice(0, 2).join('')}${MASK}${letters.at(-1) ?? ''}`;",
    to: "return letters.join('');",
    tests: ['src/features/home/use-winners.test.ts'],
    what: 'The winner board shows the full names of players.',
  },
];
