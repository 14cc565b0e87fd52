import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedSchema } from '#sandbox/kernel/http/closed-schema.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { memberInfo, status as systemStatus } from '#schemas/calls/account.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import type { Call, Method } from '#schemas/call.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { createPlatformClient, type PlatformClient } from './platform-client.ts';
import { accountFor, NEED_MORE, sampleInput, type Scene } from './sample-inputs.ts';

const MERCHANT = 'perya';
const BRANDS = fileURLToPath(new URL('../../brands', import.meta.url));
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

let sandbox: Sandbox;
let scene: Scene;

beforeAll(async () => {
  sandbox = await createSandbox({ dataDir: null, seed: 'small' });
  scene = { client: createPlatformClient(sandbox, MERCHANT), codeFor: (target) => sandbox.outbox.codeFor(target) };
});

afterAll(() => sandbox.close());

const tokens = new Map<string, Promise<string>>();

const tokenFor = (call: Call, client: PlatformClient, merchant: string): Promise<string | null> => {
  if (call.token === 'none') return Promise.resolve(null);
  const account = accountFor(call);
  const key = `${merchant} ${account}`;
  const token = tokens.get(key) ?? client.logIn(account);
  tokens.set(key, token);
  return token;
};

const failuresOf = (call: Call, envelope: Envelope<unknown>): unknown => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(closedSchema(call.output) as object);
  validate(envelope.value);
  return validate.errors ?? [];
};

const byName = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);

test.each(byName(allCalls.filter(({ name }) => !NEED_MORE.includes(name))))(
  'the response of %s matches its schema and has no additional fields',
  async (_name, call) => {
    const input = await sampleInput(call, scene);
    const token = await tokenFor(call, scene.client, MERCHANT);
    const { status, envelope } = await scene.client.call(call, input, { token });
    expect({ status, envelope: envelope.success ? 'success' : envelope }).toEqual({ status: 200, envelope: 'success' });
    expect(failuresOf(call, envelope)).toEqual([]);
  },
);

test.each(byName(allCalls.filter(({ name }) => NEED_MORE.includes(name))))(
  '%s refuses a caller without a session or earlier step, with a code and a message in the envelope [calls.rule.envelope]',
  async (_name, call) => {
    const { status, envelope } = await scene.client.call(call, await sampleInput(call, scene));
    expect({ status: Math.floor(status / 100), envelope }).toMatchObject({
      status: 4,
      envelope: { success: false, code: expect.any(String), message: expect.any(String) },
    });
  },
);

test.each(byName(allCalls.filter(({ token }) => token === 'needed')))(
  '%s refuses a caller who is not logged in [calls.rule.token-needed]',
  async (_name, call) => {
    const { status, envelope } = await scene.client.call(call, {});
    expect({ status, envelope }).toMatchObject({ status: 401, envelope: { success: false, code: 'not_logged_in' } });
  },
);

test.each(byName(allCalls.filter(({ token }) => token !== 'needed')))(
  '%s does not require a login [calls.rule.token-free]',
  async (_name, call) => {
    const { envelope } = await scene.client.call(call, {});
    expect(envelope.success ? null : envelope.code).not.toBe('not_logged_in');
  },
);

const methodsOf = (path: string): ReadonlySet<string> =>
  new Set(allCalls.filter((call) => call.path === path).map(({ method }) => method));

test.each(byName(allCalls))('%s refuses every other method with 405 [calls.rule.methods]', async (_name, call) => {
  for (const method of METHODS.filter((one) => !methodsOf(call.path).has(one))) {
    const { status, headers } = await scene.client.call({ ...call, sealed: false }, {}, { method });
    expect({ method, status, allow: headers.get('Allow') }).toEqual({
      method,
      status: 405,
      allow: [...methodsOf(call.path)].join(', '),
    });
  }
});

/** Returns whether the call rejects an input that has only path parameters. */
const asksForSomething = ({ input, path }: Call): boolean => {
  const fromPath = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'undefined']));
  return !new Ajv2020({ strict: false }).validate(input, fromPath);
};

test('a success has a value and status 200; a failure has a message, a code and another status [calls.rule.envelope]', async () => {
  const success = await scene.client.call(systemStatus, { url: 'contract.localhost' });
  expect(success).toMatchObject({ status: 200, envelope: { success: true, value: expect.any(Object) } });
  const failure = await scene.client.call(memberInfo, {});
  expect(failure).toMatchObject({
    status: 401,
    envelope: { success: false, message: expect.any(String), code: 'not_logged_in' },
  });
  expect(
    Object.keys(failure.envelope).filter((key) => !['success', 'value', 'message', 'code', 'fields'].includes(key)),
  ).toEqual([]);
});

test('an unknown path answers 404', async () => {
  const { status, envelope } = await scene.client.call({ ...systemStatus, path: '/wps/nothing' }, {});
  expect({ status, envelope }).toMatchObject({ status: 404, envelope: { success: false, code: 'not_found' } });
});

test.each(byName(allCalls.filter(asksForSomething)))(
  '%s refuses an empty input with an error for each missing field',
  async (_name, call) => {
    const token = await tokenFor(call, scene.client, MERCHANT);
    const { status, envelope } = await scene.client.call(call, {}, { token });
    expect({ status, envelope }).toMatchObject({
      status: 422,
      envelope: { success: false, code: 'validation', fields: expect.any(Object) },
    });
  },
);

const reads = allCalls.filter(({ method }) => method === 'GET');
const otherMerchants = readdirSync(BRANDS)
  .map((brand) => `${BRANDS}/${brand}/brand.json`)
  .filter((file) => existsSync(file))
  .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { merchant: { code: string } }).merchant.code)
  .filter((code) => code !== MERCHANT);

test.each(otherMerchants)(
  'for the merchant %s, the response of every GET call matches its schema',
  async (merchant) => {
    await sandbox.merchants.open(merchant);
    const client = createPlatformClient(sandbox, merchant);
    for (const call of reads) {
      const token = await tokenFor(call, client, merchant);
      const { status, envelope } = await client.call(call, await sampleInput(call, { ...scene, client }), { token });
      expect({ name: call.name, status, failures: failuresOf(call, envelope) }).toEqual({
        name: call.name,
        status: 200,
        failures: [],
      });
    }
  },
);
