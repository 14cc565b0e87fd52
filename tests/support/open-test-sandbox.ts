import { eq } from 'drizzle-orm';
import type { Envelope } from '#schemas/envelope.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { createPasswords } from '#sandbox/db/passwords.ts';
import { sessions } from '#sandbox/db/schema.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts';
import { openSeededDatabase } from '#sandbox/seed/open-seeded-database.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

const ADDRESS_HEADER = 'x-real-ip';

/** Fast but insecure password hashing, for tests. */
export const cheapPasswords = createPasswords({ N: 2 ** 8, r: 8, p: 1 });

/** Opens a seeded database for tests: embedded, or on the PostgreSQL server named by `TEST_DATABASE_URL`. */
export const openTestDatabase = (now: number): Promise<OpenDatabase> =>
  openSeededDatabase({
    dataDir: null,
    databaseUrl: process.env['TEST_DATABASE_URL'],
    size: 'small',
    now,
    passwords: cheapPasswords,
    people: true,
  });

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly merchant?: string;
  readonly json?: unknown;
  /** A raw body; set its content type in `headers`. */
  readonly body?: BodyInit;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
}

interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Envelope<never>;
  /** `value` of the envelope. */
  readonly value: unknown;
}

export interface TestSandbox extends Sandbox {
  readonly request: (path: string, options?: RequestOptions) => Promise<TestResponse>;
  /** Logs in and returns the token, waiving a due password change. */
  readonly logIn: (username: string, more?: RequestOptions & { readonly password?: string }) => Promise<string>;
  /** Creates a trial account for free play and returns its token. */
  readonly openTrial: (more?: RequestOptions) => Promise<string>;
  /** Moves the sandbox's clock forward. */
  readonly advanceClock: (ms: number) => void;
  readonly now: () => number;
  /** Returns an unused IP address, so that tests do not share per-address limits. */
  readonly newIp: () => string;
}

interface TestSandboxOptions extends SandboxOptions {
  /** When the sandbox is seeded, in Unix milliseconds; not in the past, by default now. */
  readonly openedAt?: number;
}

/** Opens a small in-memory sandbox with its own clock, called in process. */
export const openTestSandbox = async ({ openedAt, ...options }: TestSandboxOptions = {}): Promise<TestSandbox> => {
  let ahead = openedAt === undefined ? 0 : openedAt - Date.now();
  let addresses = 0;
  const now = () => Date.now() + ahead;
  const sandbox = await createSandbox({
    seed: 'small',
    development: true,
    addressHeader: ADDRESS_HEADER,
    now,
    passwords: cheapPasswords,
    ...options,
  });

  const request = async (
    path: string,
    { method = 'GET', merchant = 'perya', json, body, token, headers = {}, ip = '192.0.2.1' }: RequestOptions = {},
  ): Promise<TestResponse> => {
    const sent = json === undefined ? body : JSON.stringify(json);
    const response = await sandbox.fetch(
      new Request(`http://${merchant}.localhost${path}`, {
        method,
        headers: {
          Merchant: merchant,
          Language: 'EN',
          [ADDRESS_HEADER]: ip,
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent, duplex: 'half' as const }),
      }),
    );
    const text = await response.text();
    const answer = (
      response.headers.get('Content-Type')?.startsWith('application/json')
        ? JSON.parse(text)
        : { success: response.ok, message: text }
    ) as Envelope<never>;
    return { status: response.status, headers: response.headers, body: answer, value: answer.value };
  };

  return {
    ...sandbox,
    request,
    now,
    logIn: async (username, { password = 'Play1234', ...more } = {}) => {
      const { value, body } = await request('/wps/session/login', {
        method: 'POST',
        json: { type: 'username', username, password },
        ...more,
        headers: { 'Session-Mode': 'bearer', ...more.headers },
      });
      if (!body.success) throw new Error(`login of ${username}: ${body.message}`);
      const { token } = value as { token: string };
      await sandbox.database
        .update(sessions)
        .set({ passwordDue: false })
        .where(eq(sessions.id, sha256(token)));
      return token;
    },
    openTrial: async (more = {}) => {
      const { value, body } = await request('/wps/session/login/freeplay', {
        method: 'POST',
        json: { os: 'Android', platform: 'W', random: 'r'.repeat(32), gatewayVersion: 3 },
        ...more,
        headers: { 'Session-Mode': 'bearer', ...more.headers },
      });
      if (!body.success) throw new Error(`free play: ${body.message}`);
      return (value as { token: string }).token;
    },
    advanceClock: (ms) => {
      ahead += ms;
    },
    newIp: () => `198.51.100.${(addresses += 1)}`,
  };
};
