import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearLimits } from '#sandbox/accounts/login/clear-limits.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import type { Call } from '#schemas/call.ts';
import { isFull } from '../support/full-run.ts';
import { createPlatformClient, type PlatformClient } from './platform-client.ts';
import { accountFor, sampleInput, type Scene } from './sample-inputs.ts';

let sandbox: TestSandbox;
let client: PlatformClient;
let scene: Scene;
const failures: unknown[] = [];
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await openTestSandbox({ onError: (error) => void failures.push(error) });
  client = createPlatformClient(sandbox, 'perya');
  scene = { client, codeFor: (target) => sandbox.outbox.codeFor(target) };
});
afterAll(() => sandbox.close());

const tokenFor = async (call: Call): Promise<string | null> => {
  if (call.token === 'none') return null;
  const account = accountFor(call);
  const token = tokens.get(account) ?? (await client.logIn(account));
  tokens.set(account, token);
  return token;
};

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}
const fieldsOf = ({ properties = {}, anyOf = [], allOf = [] }: Shape): readonly (readonly [string, Shape])[] => [
  ...Object.entries(properties),
  ...[...anyOf, ...allOf].flatMap(fieldsOf),
];
/** Returns the fields of one type in a call's input, including those of every variant. */
const fieldsOfType = ({ input }: Call, type: RegExp): readonly string[] => [
  ...new Set(
    fieldsOf(input as Shape)
      .filter(([, shape]) => type.test(JSON.stringify(shape)))
      .map(([name]) => name),
  ),
];

/** Sends an input and expects a response in the envelope with a status below 500 that reveals no internals. */
const send = async (call: Call, input: Readonly<Record<string, unknown>>) => {
  const { status, envelope } = await client.call(call, input, { token: await tokenFor(call) });
  const seen = `${call.name} ${JSON.stringify(input).slice(0, 200)}`;
  expect({ seen, failures, isAnswered: status < 500 }).toEqual({ seen, failures: [], isAnswered: true });
  if (!envelope.success) expect(envelope.message).not.toMatch(/select |insert |\n\s+at /i);
  // The call may have ended the session.
  if (status === 401 || call.name === 'account.logout') tokens.clear();
  return { status, envelope };
};

const byName = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);

test.each(byName(allCalls))(
  '%s refuses text that the database cannot store, and names the field [calls.rule.envelope]',
  async (_name, call) => {
    for (const [index, field] of fieldsOfType(call, /"string"/).entries()) {
      // A path or query cannot contain half a surrogate pair.
      const text = index % 2 === 1 && call.method === 'POST' && call.body === 'json' ? 'a\ud800' : 'a\0';
      const { envelope } = await send(call, { [field]: text });
      expect([field, envelope]).toMatchObject([
        field,
        { success: false, code: 'validation', fields: { [field]: 'format' } },
      ]);
    }
  },
);

const LARGE = [2_147_483_648, Number.MAX_SAFE_INTEGER];
const NUMBERS = [...LARGE, 0, -1, 1.5, -2_147_483_649, 8.64e15, 8_640_000_000_000_001, 1e18, 1e21, 1e308, 5e-324, 1e-7];
const TEXTS = [
  '',
  ' ',
  '%00',
  '%',
  '\\',
  '../..',
  '__proto__',
  'NaN',
  '9'.repeat(15),
  '1e308',
  'a'.repeat(2048),
  '${x}',
  '(',
  '2026-13-45',
];
const ODD_TEXTS = [
  "';--",
  '275760-09-13',
  '\u202e',
  '👩‍👩‍👧',
  '\uffff',
  '\u0001',
  '٣٤',
  '<b>',
  '\u0130',
  '-1',
  '2147483648',
];
const LISTS = [[], [null], Array<string>(10_000).fill('x'), Array<number>(10_000).fill(1), LARGE, ['9'.repeat(15)]];
const OTHERS = [null, true, {}, { a: 1 }];

test.each(byName(allCalls.filter((call) => fieldsOfType(call, /"(?:integer|number)"/).length > 0)))(
  '%s responds to numbers beyond the range of a database column with a status below 500 [calls.rule.envelope]',
  async (_name, call) => {
    const sample = await sampleInput(call, scene);
    for (const field of fieldsOfType(call, /"(?:integer|number)"/))
      for (const value of LARGE) await send(call, { ...sample, [field]: value });
  },
);

if (isFull)
  test.each(byName(allCalls))(
    '%s responds to hostile values of every kind in every field with a status below 500 [calls.rule.envelope]',
    async (_name, call) => {
      await clearLimits(sandbox.database);
      const sample = await sampleInput(call, scene);
      for (const field of fieldsOfType(call, /./))
        for (const value of [...NUMBERS, ...TEXTS, ...ODD_TEXTS, ...LISTS, ...OTHERS]) {
          await send(call, { ...sample, [field]: value });
          await clearLimits(sandbox.database);
        }
    },
    600_000,
  );

const JSON_TYPE = 'application/json';
const bytes = (...values: readonly number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);
/** Creates a body that breaks off as if the client had disconnected. */
const cutOff = (): ReadableStream =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes(0x7b)),
    pull: (controller) => controller.error(new Error('aborted')),
  });

test.each<readonly [string, string | null, (() => BodyInit) | null]>([
  ['no body and no content type', null, null],
  ['no body', JSON_TYPE, null],
  ['a JSON body that is cut off', JSON_TYPE, () => '{"a":'],
  ['a body whose connection is lost', JSON_TYPE, cutOff],
  ['a list', JSON_TYPE, () => '[]'],
  ['a text that the database cannot store', JSON_TYPE, () => String.raw`"\u0000"`],
  ['a key that the database cannot store', JSON_TYPE, () => String.raw`{"a\u0000\ud800":1}`],
  ['5,000 nested objects', JSON_TYPE, () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['bytes that are not UTF-8', JSON_TYPE, () => bytes(0xff, 0xfe, 0x00)],
  ['a byte order mark', `${JSON_TYPE}; charset=utf-16`, () => bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d)],
  ['text', 'text/plain', () => '{}'],
  ['an invalid content type', ';;/', () => '{}'],
  ['a form in place of JSON', 'application/x-www-form-urlencoded', () => 'a=%00&a=%ff&__proto__=1'],
  ['a multipart form without a boundary', 'multipart/form-data', () => '--x'],
  [
    'a multipart form that is cut off',
    'multipart/form-data; boundary=x',
    () => '--x\r\nContent-Disposition: form-data; name="a',
  ],
  [
    'a multipart form with a NUL in names',
    'multipart/form-data; boundary=x',
    () => '--x\r\nContent-Disposition: form-data; name="a\0"; filename="b\0"\r\n\r\nc\0\r\n--x--\r\n',
  ],
  ['an invalid sealed body', 'application/jose', () => 'a.b.c.d.e'],
  [
    'a body sealed with an unknown key',
    'application/jose',
    () => `${btoa('{"alg":"ECDH-ES+A256KW","kid":"\\u0000"}')}.b.c.d.e`,
  ],
])(
  'every call responds to %s with a status below 500, in the envelope [calls.rule.envelope]',
  async (_what, type, body) => {
    for (const call of allCalls) {
      const token = await tokenFor(call);
      const sent = call.method === 'GET' || body === null ? null : body();
      const response = await sandbox.fetch(
        new Request(`http://perya.localhost${call.path.replaceAll(/\{\w+\}/g, '1')}`, {
          method: call.method,
          headers: {
            Merchant: 'perya',
            ...(type === null ? {} : { 'Content-Type': type }),
            ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          },
          ...(sent === null ? {} : { body: sent, duplex: 'half' as const }),
        }),
      );
      const envelope = (await response.json()) as { readonly success: boolean };
      expect([call.name, response.status < 500, typeof envelope.success, failures]).toEqual([
        call.name,
        true,
        'boolean',
        [],
      ]);
      if (call.name === 'account.logout') tokens.clear();
    }
  },
);
