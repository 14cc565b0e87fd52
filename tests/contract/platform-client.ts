import { CompactEncrypt, importJWK } from 'jose';
import type { Call } from '#schemas/call.ts';
import { keySet, login } from '#schemas/calls/account.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import type { KeySet } from '#schemas/site-status.ts';

/** A platform as seen by the contract tests: it takes a request and returns a response. */
export interface PlatformServer {
  fetch(request: Request): Promise<Response>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly envelope: Envelope<unknown>;
}

export interface CallOptions {
  readonly token?: string | null;
  /** A method other than the call's own. */
  readonly method?: string;
}

export interface PlatformClient {
  readonly merchant: string;
  call(call: Call, input: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Answer>;
  logIn(username: string, password?: string): Promise<string>;
}

const HOST = 'http://contract.localhost';

const seal = async ({ keys: [key] }: KeySet, path: string, body: unknown, now: number): Promise<string> => {
  if (key === undefined) throw new Error('the platform publishes no key');
  const sealed = { aud: path, iat: Math.floor(now / 1000), jti: crypto.randomUUID(), body };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, key.alg));
};

/**
 * Creates a client that sends call values to a platform, with bearer sessions, and with sealed bodies for calls that have them. `now` is the
 * platform's time in milliseconds.
 */
export const createPlatformClient = (
  platform: PlatformServer,
  merchant: string,
  now: () => number = Date.now,
): PlatformClient => {
  let keys: Promise<KeySet> | null = null;
  /** Maps an old session token to the one that replaced it. */
  const renewed = new Map<string, string>();
  const latest = (token: string): string => {
    const next = renewed.get(token);
    return next === undefined ? token : latest(next);
  };
  const keysOf = () => (keys ??= call(keySet, {}).then(({ envelope }) => envelope.value as KeySet));

  const bodyOf = async (
    call: Call,
    path: string,
    rest: Readonly<Record<string, unknown>>,
  ): Promise<{ type?: string; body: BodyInit }> => {
    if (call.sealed) return { type: 'application/jose', body: await seal(await keysOf(), path, rest, now()) };
    if (call.body === 'form')
      return {
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(rest as Record<string, string>).toString(),
      };
    if (call.body === 'multipart') {
      const body = new FormData();
      for (const [name, value] of Object.entries(rest))
        for (const one of Array.isArray(value) ? value : [value])
          body.append(name, one instanceof Blob ? one : String(one));
      return { body };
    }
    return { type: 'application/json', body: JSON.stringify(rest) };
  };

  const call: PlatformClient['call'] = async (call, input, { token = null, method = call.method } = {}) => {
    const rest = { ...input };
    const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value);
    });
    const headers = new Headers({ Merchant: merchant, Language: 'EN', Platform: 'web', 'Session-Mode': 'bearer' });
    const bearer = token === null ? null : latest(token);
    if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`);
    if (call.idempotent) headers.set('Idempotency-Key', crypto.randomUUID());
    const url = new URL(path, HOST);
    const init: RequestInit = { method, headers };
    if (method === 'POST' || method === 'PUT') {
      const { type, body } = await bodyOf(call, path, rest);
      if (type !== undefined) headers.set('Content-Type', type);
      init.body = body;
    } else {
      for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
    }
    const response = await platform.fetch(new Request(url, init));
    const renewedToken = response.headers.get('Session-Token');
    if (bearer !== null && renewedToken !== null) renewed.set(bearer, renewedToken);
    return {
      status: response.status,
      headers: response.headers,
      envelope: (await response.json()) as Envelope<unknown>,
    };
  };

  return {
    merchant,
    call,
    logIn: async (username, password = 'Play1234') => {
      const { envelope } = await call(login, { type: 'username', username, password });
      if (!envelope.success) throw new Error(`${username} could not log in: ${envelope.message}`);
      return (envelope.value as SessionAnswer).token;
    },
  };
};
