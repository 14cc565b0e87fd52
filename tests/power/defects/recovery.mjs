export const defects = [
  {
    id: 'recovery-number-unruled',
    requirement: 'recovery.phone.mobile',
    file: 'schemas/forms/recovery-form.ts',
    from: 'return own?.enabled === true ?',
    to: "return own?.enabled === true && name !== 'mobileNum' ?",
    tests: ['schemas/forms/recovery-form.test.ts', 'tests/journeys/recovery.test.tsx'],
    what: "Recovery by phone requests a code for a number that the platform's rule does not accept.",
  },
  {
    id: 'recovery-time-tells',
    requirement: 'recovery.unknown',
    file: 'sandbox/accounts/recovery/recover.ts',
    from: '  await kernel.passwords.hash(address);\n',
    to: '',
    tests: ['tests/security/attacks.test.ts'],
    what: 'The response time of a recovery reveals which accounts exist.',
  },
];
