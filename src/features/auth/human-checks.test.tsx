import { expect, test, vi } from 'vitest';
import { createHumanChecks, type DialogSource, type HumanChecks } from './human-checks.ts';

const connectors = {
  origin: 'https://connect.example',
  human: { provider: 'sandbox', siteKey: 'k' },
  phone: null,
} as const;
const source: DialogSource = async () => ({ HumanDialog: () => null });
const shown = (checks: HumanChecks) => vi.waitFor(() => checks.get() ?? Promise.reject(new Error('nothing is shown')));
const open = (from = source) => createHumanChecks({ id: 'perya', connectors }, from);

test.each([
  { origin: null, human: null, phone: null },
  { ...connectors, human: null },
  { ...connectors, origin: null },
])(
  'for a brand with the connectors %j, which have no human verification, the result is null and no code is loaded [calls.third.human-fields]',
  async (none) => {
    const checks = createHumanChecks({ id: 'perya', connectors: none }, () => Promise.reject(new Error('loaded')));
    expect(await checks.prove('login')).toBeNull();
    expect(checks.get()).toBeNull();
  },
);

test("a check uses the brand's connector page and the requested action, and returns the fields that the page sends", async () => {
  const checks = open();
  const proof = checks.prove('register');
  const { check } = await shown(checks);
  expect(check).toMatchObject({
    action: 'register',
    url: 'https://connect.example/perya/human',
    origin: 'https://connect.example',
  });
  check.pass({ token: 't' });
  expect([await proof, checks.get()]).toEqual([{ token: 't' }, null]);
});

test.each(['human_closed', 'human_failed', 'human_unreachable'] as const)(
  'a check that fails with %s rejects with a problem of that code',
  async (code) => {
    const checks = open();
    const proof = checks.prove('login');
    (await shown(checks)).check.fail(code);
    await expect(proof).rejects.toMatchObject({ code });
    expect(checks.get()).toBeNull();
  },
);

test('a new check cancels the previous one', async () => {
  const checks = open();
  const first = checks.prove('sms');
  await shown(checks);
  const second = checks.prove('login');
  await expect(first).rejects.toMatchObject({ code: 'human_closed' });
  (await shown(checks)).check.pass({ token: 't' });
  expect(await second).toEqual({ token: 't' });
});

test('if the code of the dialog cannot be loaded, the check rejects with a network problem', async () => {
  await expect(open(() => Promise.reject(new Error('chunk'))).prove('login')).rejects.toMatchObject({
    code: 'network',
  });
});

test('the session storage contains the provider of the human verification as `validate`, or nothing if the brand has none [session.validate]', () => {
  open();
  expect(sessionStorage.getItem('validate')).toBe('sandbox');
  createHumanChecks({ id: 'perya', connectors: { ...connectors, human: null } }, source);
  expect(sessionStorage.getItem('validate')).toBeNull();
});
