export const defects = [
  {
    id: 'action-before-password-change',
    requirement: 'password.modal',
    file: 'src/app/create-protect.ts',
    from: "    if (modals.get()?.name === 'changePassword') return;\n",
    to: '',
    tests: ['tests/journeys/forced-change.test.tsx'],
    what: 'A game starts over the forced change of the password.',
  },
];
