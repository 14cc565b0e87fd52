export const defects = [
  {
    id: 'wallet-below-zero',
    requirement: 'calls.account.wallet-transfer',
    file: 'sandbox/ledger/post.ts',
    from: 'after < 0n',
    to: 'after < -1n',
    what: 'A player can spend one minor unit more than the wallet holds.',
  },
  {
    id: 'logout-leaves-session',
    requirement: 'calls.account.logout',
    file: 'sandbox/routes/session.ts',
    from: '    await platform.sessions.close(session.id);\n',
    to: '    await platform.sessions.renew(session.id);\n',
    tests: ['sandbox/session/'],
    what: 'After the logout the token is still accepted.',
  },
  {
    id: 'connector-hears-anybody',
    requirement: 'calls.third.human',
    file: 'src/connect/site-channel.ts',
    from: 'source !== peer || !origins.includes(origin)',
    to: 'source !== peer && !origins.includes(origin)',
    what: 'Any page that frames the verification page can command it.',
  },
];
