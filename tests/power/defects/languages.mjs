export const defects = [
  {
    id: 'text-of-other-namespace-suggested',
    requirement: 'languages.keys',
    file: 'schemas/checks/texts.ts',
    from: 'if (keys.length === 0) return',
    to: 'if (keys.length > 0) return',
    tests: ['schemas/checks/texts.test.ts'],
    what: 'For an unknown text key, the check suggests a key from another namespace.',
  },
];
