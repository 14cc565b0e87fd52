export const defects = [
  {
    id: 'action-before-password-change',
    requirement: 'password.modal',
    file: 'src/app/create-protect.ts',
    from: "    if (modals.get()?.name === 'changePassword') return;\n",
    to: '',
    tests: ['tests/journeys/forced-change.test.tsx'],
    what: 'A game opens on top of the forced password change.',
  },
  {
    id: 'changed-password-still-due',
    requirement: 'password.success',
    file: 'sandbox/accounts/profile/set-password.ts',
    from: '  await sessionsOf(kernel).endPasswordDue(session.id);\n',
    to: '',
    tests: ['tests/security/limited-sessions.test.ts'],
    what: 'After the password has been changed, the platform still refuses every call of the session.',
  },
];
