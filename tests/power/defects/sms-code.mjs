export const defects = [
  {
    id: 'code-guessed-forever',
    requirement: 'sms-code.request',
    file: 'sandbox/accounts/codes/codes.ts',
    from: 'MAX_ATTEMPTS = 5',
    to: 'MAX_ATTEMPTS = 5_000_000',
    tests: ['sandbox/accounts/codes/codes.test.ts'],
    what: 'A code can be guessed an unlimited number of times.',
  },
  {
    id: 'code-used-twice',
    requirement: 'sms-code.request',
    file: 'sandbox/accounts/codes/codes.ts',
    from: '.set({ usedAt: new Date(now()) })',
    to: '.set({ usedAt: null })',
    tests: ['sandbox/accounts/codes/codes.test.ts'],
    what: 'A used code can be used again.',
  },
];
