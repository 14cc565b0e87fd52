import { beforeEach, expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { createLoginMemory } from './login-memory.ts';
import { readRemembered, writeRemembered } from './remembered.ts';

beforeEach(() => writeRemembered(null));

const credentials = { type: 'username', username: 'ana', password: 'Secret1', remember: true } as const;
const fails = (
  ...problems: readonly { readonly code: 'network' | 'not_found' | 'login_refused'; readonly status: number }[]
) => {
  const left = [...problems];
  const client = async (): Promise<never> => {
    throw new Problem({ ...(left.shift() ?? { code: 'network', status: 0 }), message: '' });
  };
  return { flow: createLoginMemory(client), left };
};

test('if the network fails during the request that asks whether the platform remembers logins, it is sent again at the next login [session.remember.password-safety]', async () => {
  const { flow, left } = fails({ code: 'network', status: 0 }, { code: 'login_refused', status: 400 });
  await flow.prepare(credentials);
  const keep = await flow.prepare(credentials);
  expect(left).toEqual([]);
  await keep('ana');
  expect(readRemembered()).toEqual({ username: 'ana', by: 'token', phone: null });
});

test('the request that asks whether the platform remembers logins is sent only once [session.remember.password-safety]', async () => {
  const { flow, left } = fails({ code: 'login_refused', status: 400 }, { code: 'login_refused', status: 400 });
  await flow.prepare(credentials);
  await flow.prepare(credentials);
  expect(left).toHaveLength(1);
});

test('a login without the checkbox, such as by passkey, makes this browser forget that account but no other [session.remember.off] [login.two-step]', async () => {
  const { flow } = fails();
  writeRemembered({ username: 'Ana', by: 'token', phone: null });
  await flow.drop('bea');
  expect(readRemembered()?.username).toBe('Ana');
  await flow.drop('ana');
  expect(readRemembered()).toBeNull();
});
