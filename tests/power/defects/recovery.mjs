export const defects = [
  {
    id: 'recovery-number-unruled',
    requirement: 'recovery.phone.mobile',
    file: 'schemas/forms/recovery-form.ts',
    from: 'return mobileRule(rules);',
    to: 'return mobileRule(null);',
    tests: ['schemas/forms/recovery-form.test.ts', 'tests/journeys/recovery.test.tsx'],
    what: "Recovery by phone asks for a code to a number that the platform's rule does not accept.",
  },
];
