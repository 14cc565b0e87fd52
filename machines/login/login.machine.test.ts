import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { loginMachine, type Credentials, type Entry, type Proof, type Verification } from './login.machine.ts';
import { loginScreen } from './screens.ts';

const credentials: Credentials = { type: 'username', username: 'player01', password: 'Play1234', remember: false };
const entry: Entry = { token: 't', firstTimeLogin: false, changeReason: null, needVerify: null };
const verification: Verification = { verifyId: 'v1', channel: 'sms', sentTo: '+***123' };
const asked: Entry = { ...entry, token: '', needVerify: verification };
const refused = (detail: unknown = null) =>
  Promise.reject<Entry>(new Problem({ code: 'login_refused', status: 401, message: 'no', detail }));

const start = (
  signIn: () => Promise<Entry>,
  enter: () => Promise<void> = async () => undefined,
  verify: () => Promise<Entry> = async () => entry,
  proveHuman: (credentials: Credentials) => Promise<Credentials> = async (input) => input,
) => {
  const seen: unknown[] = [];
  const actor = createActor(
    loginMachine.provide({
      actors: {
        proveHuman: fromPromise<Credentials, Credentials>(({ input }) => proveHuman(input)),
        signIn: fromPromise<Entry, Credentials>(({ input }) => {
          seen.push(input);
          return signIn();
        }),
        verify: fromPromise<Entry, { readonly verification: Verification; readonly proof: Proof }>(({ input }) => {
          seen.push(input);
          return verify();
        }),
        enter: fromPromise<void, Entry>(({ input }) => {
          seen.push(input);
          return enter();
        }),
      },
    }),
  ).start();
  return { actor, seen };
};

test('a successful login enters the site with the token [login.success.token] [login.success.member]', async () => {
  const { actor, seen } = start(async () => entry);
  actor.send({ type: 'form.submit', credentials });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(seen).toEqual([credentials, entry]);
});

test('after a refusal the form shows the problem and can be submitted again [login.failure.loader] [errors.login]', async () => {
  const { actor } = start(() => refused());
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ problem: { code: 'login_refused' }, captcha: false });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
});

test('a refusal with `captcha` requires the captcha picture from then on [login.failure.captcha] [captcha.after-failure] [errors.login]', async () => {
  const { actor } = start(() => refused({ captcha: true }));
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context.captcha).toBe(true);
});

test('submitting again during a login does nothing', async () => {
  const { actor, seen } = start(() => new Promise(() => undefined));
  actor.send({ type: 'form.submit', credentials });
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('signingIn'));
  actor.send({ type: 'form.submit', credentials });
  expect(seen).toHaveLength(1);
});

test('a password that must be changed leads to the password change instead of the site', async () => {
  const { actor } = start(async () => ({ ...entry, changeReason: 'expired' }));
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(actor.getSnapshot().value).toBe('changingPassword');
});

test('a failure to load the member is shown in the form [login.failure.loader]', async () => {
  const { actor } = start(
    async () => entry,
    () => Promise.reject(new Problem({ code: 'network', status: 0, message: '' })),
  );
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ problem: { code: 'network' }, entry: null });
});

test('the machine never stores form text', async () => {
  const { actor } = start(() => refused());
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Play1234');
});

test('the machine does not store form text during a second step either', async () => {
  const { actor } = await inStep(() => Promise.reject(problem('code_wrong')));
  actor.send({ type: 'verify.submit', proof: { code: '424242' } });
  await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/Play1234|424242/);
});

/** Starts a login that requires a second step. */
const inStep = async (verify?: () => Promise<Entry>) => {
  const started = start(async () => asked, undefined, verify);
  started.actor.send({ type: 'form.submit', credentials });
  await waitFor(started.actor, (snapshot) => snapshot.matches('verifying'));
  return started;
};
const problem = (code: string, retryAfter?: number) => new Problem({ code, status: 422, message: '', retryAfter });

test('a login with a second step enters only after the step is passed [login.unknown-ip] [login.unknown-ip.flow]', async () => {
  const { actor, seen } = await inStep();
  expect(seen).toEqual([credentials]);
  expect(actor.getSnapshot().context).toMatchObject({ verify: verification, entry: null });
  actor.send({ type: 'verify.submit', proof: { code: '123456' } });
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(seen).toEqual([credentials, { verification, proof: { code: '123456' } }, entry]);
});

test('a wrong code keeps the login at the second step [login.unknown-ip.flow]', async () => {
  const { actor } = await inStep(() => Promise.reject(problem('code_wrong')));
  actor.send({ type: 'verify.submit', proof: { code: '0' } });
  await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
  expect(actor.getSnapshot().context).toMatchObject({ problem: { code: 'code_wrong' }, verify: verification });
});

test('an expired step leads back to the form with a specific message [login.unknown-ip.flow]', async () => {
  const { actor } = await inStep(() => Promise.reject(problem('code_expired')));
  actor.send({ type: 'verify.submit', proof: { code: '0' } });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ problem: { code: 'verify_expired' }, verify: null });
});

test('a second step can be followed by another step [login.unknown-ip.flow]', async () => {
  const second: Verification = { verifyId: 'v2', channel: 'totp', sentTo: '' };
  const { actor } = await inStep(async () => ({ ...asked, needVerify: second }));
  actor.send({ type: 'verify.submit', proof: { code: '1' } });
  await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
  expect(actor.getSnapshot().context.verify).toEqual(second);
});

test('the second step can be cancelled [login.unknown-ip.flow]', async () => {
  const { actor } = await inStep();
  actor.send({ type: 'verify.leave' });
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.verify).toBeNull();
});

test("after too many wrong codes no code can be submitted until the platform's waiting time is over [login.unknown-ip.flow]", async () => {
  const { actor, seen } = await inStep(() => Promise.reject(problem('too_many_requests', 60)));
  actor.send({ type: 'verify.submit', proof: { code: '0' } });
  await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
  actor.send({ type: 'verify.submit', proof: { code: '1' } });
  expect(seen).toHaveLength(2);
  actor.send({ type: 'clock.check', now: Date.now() + 60_000 });
  actor.send({ type: 'verify.submit', proof: { code: '1' } });
  expect(seen).toHaveLength(3);
});

const locked = async (code: string) => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  const started = start(() => Promise.reject(problem(code, 30)));
  started.actor.send({ type: 'form.submit', credentials });
  await waitFor(started.actor, (snapshot) => snapshot.matches('editing'));
  vi.useRealTimers();
  return started;
};

test.each(['account_locked', 'too_many_requests'])(
  "after %s no further attempt is possible until the platform's waiting time is over, measured by the clock [login.failure.loader]",
  async (code) => {
    const { actor, seen } = await locked(code);
    expect(actor.getSnapshot().context.wait?.readyAt).toBe(1_030_000);
    actor.send({ type: 'clock.check', now: 1_029_999 });
    actor.send({ type: 'form.submit', credentials });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(seen).toHaveLength(1);
    actor.send({ type: 'clock.check', now: 1_030_000 });
    expect(actor.getSnapshot().context).toMatchObject({ wait: null, problem: null });
    actor.send({ type: 'form.submit', credentials });
    await waitFor(actor, (snapshot) => snapshot.matches('signingIn'));
    expect(seen).toHaveLength(2);
  },
);

test('the wait of a locked account ends for another user name, but the wait of a rate-limited IP address does not [login.failure.loader]', async () => {
  const account = await locked('account_locked');
  account.actor.send({ type: 'account.change' });
  expect(account.actor.getSnapshot().context.wait).toBeNull();
  const address = await locked('too_many_requests');
  address.actor.send({ type: 'account.change' });
  address.actor.send({ type: 'mode.choose', mode: 'sms' });
  expect(address.actor.getSnapshot().context.wait).not.toBeNull();
});

test('the other login method can be used at once while an account is locked [login.modal.tabs]', async () => {
  const { actor } = await locked('account_locked');
  actor.send({ type: 'mode.choose', mode: 'sms' });
  expect(actor.getSnapshot().context).toMatchObject({ mode: 'sms', wait: null });
});

test('dismissing the message does not end the wait [login.failure.loader]', async () => {
  const { actor, seen } = await locked('account_locked');
  actor.send({ type: 'problem.dismiss' });
  actor.send({ type: 'form.submit', credentials });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problem, seen.length]).toEqual(['editing', null, 1]);
});

test('an accepted passkey logs in during a wait, because its session is already open [login.two-step]', async () => {
  const { actor, seen } = await locked('too_many_requests');
  const passkey: Credentials = {
    type: 'passkey',
    answer: { token: 't', firstTimeLogin: false, passwordExpired: false, defaultPassword: false },
  };
  actor.send({ type: 'form.submit', credentials: passkey });
  expect(seen).toContain(passkey);
});

test('a login that is accepted during a wait ends the wait, so that its second step can be submitted [login.two-step]', async () => {
  const attempts = [() => Promise.reject(problem('account_locked', 30)), async () => asked];
  const { actor } = start(() => attempts.shift()?.() ?? refused());
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  const token: Credentials = { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: 'proof' };
  actor.send({ type: 'form.submit', credentials: token });
  await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
  actor.send({ type: 'verify.submit', proof: { code: '123456' } });
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(actor.getSnapshot().context.wait).toBeNull();
});

const proving = (proveHuman: (input: Credentials) => Promise<Credentials>) =>
  start(async () => entry, undefined, undefined, proveHuman);

test('a user name is sent only after the human verification, together with the fields of the verification [login.human.username] [calls.third.human]', async () => {
  let pass = (): void => undefined;
  const { actor, seen } = proving(
    (input) =>
      new Promise(
        (resolve) => (pass = () => resolve(input.type === 'username' ? { ...input, human: { proof: 'p' } } : input)),
      ),
  );
  actor.send({ type: 'form.submit', credentials });
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy'), seen]).toEqual(['provingHuman', true, []]);
  pass();
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(seen[0]).toEqual({ ...credentials, human: { proof: 'p' } });
});

test.each(['human_closed', 'human_failed', 'human_unreachable'])(
  'after %s the form is usable again and shows the reason, and nothing has been sent [login.human.username]',
  async (code) => {
    const { actor, seen } = proving(() => Promise.reject(problem(code)));
    actor.send({ type: 'form.submit', credentials });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect([actor.getSnapshot().context.problem?.code, seen]).toEqual([code, []]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Play1234');
  },
);

test.each<Credentials>([
  { type: 'sms', mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '123456', remember: false },
  { type: 'remembered', username: 'player01' },
  { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: 'proof' },
  { type: 'passkey', answer: { token: 't', firstTimeLogin: false, passwordExpired: false, defaultPassword: false } },
])('$type logs in without a human verification, because it is already proof [login.human.sms-skip]', async (other) => {
  const { actor, seen } = proving(() => Promise.reject(problem('human_closed')));
  actor.send({ type: 'form.submit', credentials: other });
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(seen[0]).toEqual(other);
});

test.each([
  ['editing', false, 'form'],
  ['signingIn', false, 'form'],
  ['verifying', true, 'verifyStep'],
  ['checkingCode', true, 'verifyStep'],
  ['entering', false, 'form'],
  ['entering', true, 'verifyStep'],
  ['signedIn', true, 'verifyStep'],
] as const)('%s shows its screen, with a second step: %s [login.two-step]', (value, isSecond, screen) => {
  const { context } = createActor(loginMachine).getSnapshot();
  expect(loginScreen({ value, context: { ...context, verify: isSecond ? verification : null } })).toBe(screen);
});
