import { beforeEach, expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { createMemberDraft } from '#src/forms/session-draft.ts';
import { readCookie, readSession, writeSession } from '#src/lib/browser-storage.ts';
import { turns } from '#tests/support/turns.ts';
import { isVip, kindOf, memberOf, shownAccount, type Member } from './member.ts';
import { createSessionStore } from './session-store.ts';

const info = (type: number) => ({
  id: '7',
  account: 'player01',
  nickname: 'Ana',
  type,
  toUpline: true,
  clubLabel: { labelName: 'Gold', rankLevel: 6 },
  memberLabel: 'vip',
});
const gone = () => new Problem({ code: 'not_logged_in', status: 401, message: '' });

const start = (mode: 'cookie' | 'bearer', fetchMember: () => Promise<Member> = async () => memberOf(info(0))) => {
  const calls = { member: 0, expired: 0 };
  const store = createSessionStore({
    mode,
    merchant: { id: '1001', code: 'perya', platform: 'web' },
    fetchMember: () => {
      calls.member += 1;
      return fetchMember();
    },
    onExpired: () => (calls.expired += 1),
  });
  return { store, calls };
};

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
});

test.each([
  [0, 'player'],
  [1, 'agent'],
  [2, 'agent'],
  [41, 'agent'],
  [42, 'agent'],
  [4, 'trial'],
  [99, 'player'],
] as const)(
  'member type %i is a %s [roles.agent.values] [roles.trial.value] [roles.agent.four] [const.agent-types] [roles.isagent-source] [brand.audience.kinds]',
  (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  },
);

test.each([
  [4, false],
  [5, true],
  [null, false],
])('rank level %s gets VIP service: %s [roles.vip] [const.vip-level]', (rankLevel, vip) => {
  expect(isVip({ rankLevel })).toBe(vip);
});

test.each([
  ['9171234567', '917••••567'],
  ['639171234567', '639••••567'],
  ['player01', 'player01'],
  ['1234567', '1234567'],
])('the account %s is shown as %s', (account, shown) => {
  expect(shownAccount({ account })).toBe(shown);
});

test('a prerendered page initially shows a visitor, or an unknown session if its document is made for members', () => {
  const parts = {
    mode: 'cookie',
    merchant: { id: '1001', code: 'perya', platform: 'web' },
    fetchMember: async () => memberOf(info(0)),
    onExpired: () => undefined,
  } as const;
  expect(createSessionStore(parts).getInitial().phase).toBe('visitor');
  expect(createSessionStore({ ...parts, initial: 'unknown' }).getInitial().phase).toBe('unknown');
});

test('member info is loaded on start only if there is a session [boot.start.member] [session.reload]', async () => {
  const visitor = start('bearer');
  await visitor.store.resume();
  expect([visitor.calls.member, visitor.store.get().phase]).toEqual([0, 'visitor']);

  writeSession('token', 'abc');
  const member = start('bearer');
  const resumed = member.store.resume();
  // The style sheet uses this attribute to show content for members, even if the login happened in another tab.
  expect([member.store.get().phase, document.documentElement.dataset.session]).toEqual(['unknown', 'in']);
  await resumed;
  expect([member.calls.member, member.store.get().phase]).toEqual([1, 'member']);
});

test('in cookie mode scripts see only a marker, never the token [login.success.token] [session.tabs]', async () => {
  const { store } = start('cookie');
  await store.start('the-real-token');
  expect([readSession('token'), readCookie('signed-in'), store.token()]).toEqual(['cookie', '1', 'cookie']);
  expect(JSON.stringify({ ...sessionStorage }) + document.cookie).not.toContain('the-real-token');
});

test('in bearer mode the token is in session storage and not in a cookie [login.success.token] [login.state.token] [session.tabs]', async () => {
  const { store } = start('bearer');
  await store.start('abc');
  expect([readSession('token'), store.token()]).toEqual(['abc', 'abc']);
  expect(document.cookie).not.toContain('abc');
});

test('a session stores the values that the specification lists [session.values] [roles.isagent-source] [roles.member-info.fields]', async () => {
  const { store } = start('bearer', async () => memberOf(info(1)));
  await store.start('abc');
  expect({ ...sessionStorage }).toEqual({
    token: 'abc',
    merchant: '1001',
    merchantCode: 'perya',
    platform: 'web',
    isAgent: '1',
    account: 'player01',
    username: 'player01',
    nickname: 'Ana',
    customerId: '7',
    toUpline: 'true',
    memberLabel: 'vip',
  });
});

test('ending a session clears session storage except for the merchant keys [session.logout.effect] [session.merchant-keys]', async () => {
  const { store } = start('cookie');
  await store.start('abc');
  store.end();
  expect({ ...sessionStorage }).toEqual({ merchant: '1001', merchantCode: 'perya', platform: 'web' });
  expect([store.get().phase, store.token(), document.documentElement.dataset.session]).toEqual([
    'visitor',
    null,
    undefined,
  ]);
});

test.each([
  ['cookie', true],
  ['bearer', false],
] as const)('in %s mode, other tabs know that the password must be changed: %s', async (mode, isShared) => {
  const { store } = start(mode);
  store.setChangeDue('expired');
  await store.start('abc');
  expect(store.changeDue()).toBe('expired');
  writeSession('cpw', null);
  expect(store.changeDue()).toBe(isShared ? 'expired' : null);
  writeSession('cpw', 'true');
  // Simulates another tab that has changed the password.
  document.cookie = 'change-password=; Path=/; Max-Age=0';
  expect(store.changeDue()).toBe(isShared ? null : 'expired');
  store.end();
  expect([store.changeDue(), document.cookie.includes('change-password')]).toEqual([null, false]);
});

test.each(['cookie', 'bearer'] as const)(
  'in %s mode a password change is still due if another version of the page stored it with an unknown reason',
  async (mode) => {
    const { store } = start(mode);
    await store.start('abc');
    document.cookie = 'change-password=1; Path=/';
    writeSession('cpw', 'true');
    expect(store.changeDue()).toBe('unknown');
  },
);

test('a session that has expired before the start becomes a visitor without a message [boot.token.rejected]', async () => {
  writeSession('token', 'old');
  const { store, calls } = start('bearer', () => Promise.reject(gone()));
  await store.resume();
  expect([store.get().phase, store.token(), calls.expired]).toEqual(['visitor', null, 0]);
});

test('a lost connection at start keeps the session [session.reload]', async () => {
  writeSession('token', 'abc');
  const { store } = start('bearer', () => Promise.reject(new Problem({ code: 'network', status: 0, message: '' })));
  await store.resume();
  expect([store.get().phase, store.token()]).toEqual(['unknown', 'abc']);
});

test('a session that expires in use is reported once [session.expiry]', async () => {
  const { store, calls } = start('bearer');
  await store.start('abc');
  store.expire();
  store.expire();
  expect([calls.expired, store.get().phase, store.token()]).toEqual([1, 'visitor', null]);
});

test('an expired session keeps drafts and the keys of operations whose outcome is unknown; a log-out deletes both', async () => {
  const { store } = start('cookie');
  await store.start('abc');
  writeSession('operation:7:cashier.withdraw 100', 'a-key');
  writeSession('member-draft:7 feedback', '{}');
  store.expire();
  const [operation, draft] = ['operation:7:cashier.withdraw 100', 'member-draft:7 feedback'];
  expect([readSession('customerId'), readSession(operation), readSession(draft)]).toEqual([null, 'a-key', '{}']);
  await store.start('def');
  store.end();
  expect([readSession(operation), readSession(draft)]).toEqual([null, null]);
});

test('a session that could not start keeps the keys of operations whose outcome is unknown, and is not reported as expired', async () => {
  const { store, calls } = start('cookie', () =>
    Promise.reject(new Problem({ code: 'internal', status: 500, message: '' })),
  );
  writeSession('operation:7:cashier.withdraw 100', 'a-key');
  await expect(store.start('abc')).rejects.toMatchObject({ status: 500 });
  store.lapse();
  expect([store.get().phase, store.token(), calls.expired]).toEqual(['visitor', null, 0]);
  expect(readSession('operation:7:cashier.withdraw 100')).toBe('a-key');
});

test('a log-out keeps the drafts and operation keys of other members in the tab', async () => {
  const { store } = start('cookie');
  writeSession('operation:77:cashier.withdraw 100', 'a-key');
  writeSession('member-draft:77 feedback', '{}');
  await store.start('abc');
  store.end();
  expect([readSession('operation:77:cashier.withdraw 100'), readSession('member-draft:77 feedback')]).toEqual([
    'a-key',
    '{}',
  ]);
});

test('a form that closes after its member has logged out stores no draft; after the next login drafts are stored again', async () => {
  const { store } = start('cookie');
  await store.start('abc');
  const draft = createMemberDraft('7', 'feedback');
  draft.write({ content: 'a bonus is missing' });
  store.end();
  draft.write({ content: 'a bonus is missing' });
  expect(sessionStorage.getItem('member-draft:7 feedback')).toBeNull();
  await store.start('def');
  createMemberDraft('7', 'feedback').write({ content: 'another' });
  expect(createMemberDraft('7', 'feedback').read()).toEqual({ content: 'another' });
});

test('when a session expires, other tabs hide the member too, without a message [session.expiry] [session.tabs]', async () => {
  const one = start('cookie');
  await one.store.start('abc');
  const other = start('cookie');
  await other.store.resume();
  expect(other.store.get().phase).toBe('member');
  one.store.expire();
  await expect.poll(() => other.store.get().phase).toBe('visitor');
  expect([one.calls.expired, other.calls.expired]).toEqual([1, 0]);
});

test('a late message about an ended session does not end the next session [session.tabs]', async () => {
  const one = start('cookie');
  const other = start('cookie');
  await one.store.start('abc');
  await expect.poll(() => other.store.get().phase).toBe('member');
  one.store.expire();
  await one.store.start('def');
  await turns();
  expect([one.store.get().phase, other.store.get().phase]).toEqual(['member', 'member']);
});

/** Returns a source of member info that responds only when the test calls one of `answers`. */
const slowSource = () => {
  const answers: { readonly resolve: (account: string) => void; readonly reject: (problem: Problem) => void }[] = [];
  const fetchMember = () =>
    new Promise<Member>((resolve, reject) => {
      answers.push({ resolve: (account) => resolve(memberOf({ ...info(0), account })), reject });
    });
  return { answers, fetchMember };
};

test('the generation changes when a session starts, is resumed or ends [session.expiry]', async () => {
  const { store } = start('bearer');
  const seen = new Set([store.generation()]);
  const login = () => store.start('abc');
  const changes: readonly (() => unknown)[] = [login, store.resume, store.expire, login, store.end];
  for (const change of changes) {
    await change();
    seen.add(store.generation());
  }
  expect(seen.size).toBe(6);
});

test('member info that arrives after its session has ended is dropped [session.expiry]', async () => {
  const { answers, fetchMember } = slowSource();
  const { store } = start('bearer', fetchMember);
  const started = store.start('abc');
  store.expire();
  answers[0]?.resolve('player01');
  await expect(started).rejects.toMatchObject({ code: 'cancelled' });
  expect([store.get().phase, store.token(), readSession('account')]).toEqual(['visitor', null, null]);
});

test.each(['resolve', 'reject'] as const)(
  'when another tab replaces the session during a login, late member info of the old session is dropped (%s) [session.tabs]',
  async (end) => {
    const { answers, fetchMember } = slowSource();
    const one = start('cookie', fetchMember);
    const started = one.store.start('abc');
    await start('cookie').store.start('def');
    await expect.poll(() => answers.length).toBe(2);
    if (end === 'resolve') answers[0]?.resolve('old');
    else answers[0]?.reject(gone());
    await expect.poll(() => answers.length).toBe(3);
    expect([one.store.get().phase, one.store.token()]).toEqual(['unknown', 'cookie']);
    for (const { resolve } of answers.slice(1)) resolve('new');
    expect((await started).account).toBe('new');
    expect([one.store.get().member?.account, readSession('account')]).toEqual(['new', 'new']);
  },
);

test('the refusal of an earlier load does not end the session that is being resumed, nor is that load counted as running [session.tabs]', async () => {
  writeSession('token', 'abc');
  const { answers, fetchMember } = slowSource();
  const { store, calls } = start('bearer', fetchMember);
  const [first, second] = [store.resume(), store.resume()];
  answers[0]?.reject(gone());
  await first;
  expect([store.get().phase, store.token()]).toEqual(['unknown', 'abc']);
  dispatchEvent(new Event('online'));
  expect(calls.member).toBe(2);
  answers[1]?.resolve('player01');
  await second;
  expect(store.get().phase).toBe('member');
});

test('a tab that was frozen while another ended the session hides the member when it becomes visible again [session.tabs]', async () => {
  const { store } = start('cookie');
  await store.start('abc');
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.get().phase).toBe('visitor');
});

test.each([
  ['the browser is online again', () => dispatchEvent(new Event('online'))],
  ['the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])(
  'a session that could not be loaded at start is loaded when %s [session.reload] [boot.start.member]',
  async (_when, happens) => {
    writeSession('token', 'abc');
    let isOffline = true;
    const { store, calls } = start('bearer', async () => {
      if (isOffline) throw new Problem({ code: 'network', status: 0, message: '' });
      return memberOf(info(0));
    });
    await store.resume();
    happens();
    await expect.poll(() => calls.member).toBe(2);
    expect([store.get().phase, store.token()]).toEqual(['unknown', 'abc']);

    isOffline = false;
    happens();
    await expect.poll(() => store.get().phase).toBe('member');
    happens();
    expect(calls.member).toBe(3);
  },
);
