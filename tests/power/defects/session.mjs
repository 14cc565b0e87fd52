export const defects = [
  {
    id: 'ended-session-listed',
    requirement: 'session.logout.effect',
    file: 'schemas/calls/security.ts',
    from: "input: input({ id: text(64) }),\n  output: anyOutput,\n  stales: ['security.sessions'],",
    to: "input: input({ id: text(64) }),\n  output: anyOutput,\n  stales: ['security.twoStep'],",
    tests: ['src/features/security/', 'schemas/calls/'],
    what: 'A session that the player has ended stays in the list of sessions.',
  },
  {
    id: 'idle-session-lives',
    requirement: 'session.expiry',
    file: 'sandbox/session/sessions.ts',
    from: '          gt(sessions.lastSeenAt, new Date(now() - IDLE_TIMEOUT_MS)),\n',
    to: '',
    what: 'A forgotten session on a shared computer does not end after fifteen minutes.',
  },
  {
    id: 'member-before-hydration',
    requirement: 'session.reload',
    file: 'src/session/use-session.ts',
    from: 'useStoreAfterHydration(store, store.getInitial)',
    to: 'useStoreAfterHydration(store, store.get)',
    browser: 'e2e',
    e2e: 'tests/e2e/both/routes.test.ts',
    what: 'For a member the prerendered page is thrown away and drawn anew.',
  },
];
