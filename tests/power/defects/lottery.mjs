export const defects = [
  {
    id: 'play-type-from-link',
    requirement: 'lottery.query',
    file: 'src/features/lottery/play-types.ts',
    from: 'Object.hasOwn(KNOWN, code)',
    to: 'code in KNOWN',
    what: 'A link with an odd play type breaks the page of a lottery.',
  },
];
