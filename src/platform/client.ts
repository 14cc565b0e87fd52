import { createFetch } from 'ofetch';
import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Language } from '#schemas/languages.ts';
import { hearPlatformTime } from '#schemas/platform-clock.ts';
import { Problem } from '#schemas/problem.ts';
import { retryAfterOf } from '#schemas/retry-after.ts';
import { lostConnection } from '#src/lib/lost-connection.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

/** The input of a call. A call that moves money or value requires its idempotency key; no other call accepts one. */
export type CallArguments<C extends Call> = C['idempotent'] extends false
  ? [input: InputOf<C>, options?: Pick<CallOptions, 'signal'> & { readonly idempotencyKey?: never }]
  : [input: InputOf<C>, options: CallOptions & { readonly idempotencyKey: IdempotencyKey }];

/**
 * Sends a call and returns its unwrapped value; every failure is a `Problem`. Features read data through `call-query.ts` or `fetch-call.ts` and
 * change it through `call-mutation.ts`.
 */
export type Client = <C extends Call>(call: C, ...args: CallArguments<C>) => Promise<OutputOf<C>>;

export interface ClientParts {
  readonly fetch?: typeof globalThis.fetch;
  /** Empty for calls to the page's own origin. */
  readonly origin?: string;
  readonly merchant: string;
  readonly sessionMode: 'cookie' | 'bearer';
  /** The milliseconds that an answer may take, including its body. The upload of files has additional time. */
  readonly timeout: number;
  readonly language: () => Language;
  /** Returns the session token, or the marker `cookie` in cookie mode; `null` without a session. */
  readonly token: () => string | null;
  /** Receives the replacement token: the platform issues a new one to a bearer session after a step-up. */
  readonly renewToken: (token: string) => void;
  /** Encrypts the body as compact JWE; `null` if the platform has no key set. */
  readonly seal: (path: string, body: unknown) => Promise<string | null>;
  /** Drops the cached key set of `seal` after the platform has refused a key as unknown. */
  readonly forgetKeys: () => void;
  /** Checks responses of calls that have no compiled check. */
  readonly accepts?: (call: Call, value: unknown) => boolean;
  /** Returns a number that changes with the session. */
  readonly generation?: () => number;
  /** Called with every problem before it is thrown. `isOutdated`: the call was sent in an earlier session. */
  readonly onProblem?: (problem: Problem, call: Call, isOutdated: boolean) => void;
}

const MAX_RESPONSE_LENGTH = 2_000_000;
/** Bytes per millisecond. Mobile operators reduce connections to 128 kbit/s when the data of a plan is used up. */
const SLOWEST_UPLOAD = 16;

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean';

const resolvePath = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } => {
  const rest = { ...input };
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
};

const toQuery = (input: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

/** Returns the milliseconds that the upload of the body's files may take. */
const uploadTimeOf = (body: BodyInit | undefined): number => {
  let bytes = 0;
  if (body instanceof FormData) for (const value of body.values()) if (value instanceof Blob) bytes += value.size;
  return bytes / SLOWEST_UPLOAD;
};

const toFailure = (status: number, envelope: Envelope<unknown> | null, headers: Headers): Problem => {
  const failed = envelope?.success === false ? envelope : null;
  const fallback =
    status === 401
      ? 'not_logged_in'
      : status === 429
        ? 'too_many_requests'
        : status === 503
          ? 'maintenance'
          : status >= 500
            ? 'internal'
            : 'unknown';
  return new Problem({
    code: failed?.code ?? fallback,
    status,
    message: failed?.message ?? '',
    fields: failed?.fields,
    detail: failed?.value,
    requestId: headers.get('X-Request-Id'),
    retryAfter: retryAfterOf(headers) ?? undefined,
  });
};

/** The only interpreter of call values: URL, headers, encryption, timeout, envelope, response check. Nothing else calls fetch. */
export const createClient = (parts: ClientParts): Client => {
  const send = createFetch(parts.fetch ? { fetch: parts.fetch } : {});

  const bodyOf = async (
    call: Call,
    path: string,
    input: Record<string, unknown>,
  ): Promise<{ type?: string; body?: BodyInit }> => {
    if (call.method === 'GET') return {};
    const sealed = call.sealed ? await parts.seal(path, input) : null;
    if (sealed !== null) return { type: 'application/jose', body: sealed };
    if (call.body === 'form')
      return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(toQuery(input)).toString() };
    if (call.body === 'multipart') {
      const form = new FormData();
      for (const [name, value] of Object.entries(input))
        for (const one of Array.isArray(value) ? value : [value])
          form.append(name, one instanceof Blob ? one : String(one));
      return { body: form };
    }
    return { type: 'application/json', body: JSON.stringify(input) };
  };

  const attempt = async (
    call: Call,
    input: Record<string, unknown>,
    options: CallOptions,
    isOutdated: () => boolean,
  ): Promise<unknown> => {
    const token = call.token === 'none' ? null : parts.token();
    if (call.token === 'needed' && token === null)
      throw new Problem({ code: 'not_logged_in', status: 401, message: '' });
    const { path, rest } = resolvePath(call, input);
    const { type, body } = await bodyOf(call, path, rest);
    const headers: Record<string, string> = {
      Merchant: parts.merchant,
      Language: parts.language(),
      Platform: 'web',
    };
    if (type !== undefined) headers['Content-Type'] = type;
    if (token !== null && parts.sessionMode === 'bearer') headers.Authorization = `Bearer ${token}`;
    if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey.value;
    // The timer of ofetch ignores the body, and every call that has a signal.
    const controller = new AbortController();
    let stopped: 'cancelled' | 'timeout' | null = null;
    const stop = (code: 'cancelled' | 'timeout'): void => {
      stopped ??= code;
      controller.abort();
    };
    const cancel = (): void => stop('cancelled');
    const timer = setTimeout(stop, parts.timeout + uploadTimeOf(body), 'timeout');
    options.signal?.addEventListener('abort', cancel);
    if (options.signal?.aborted) cancel();
    let response;
    const sentAt = performance.now();
    try {
      response = await send.raw<string, 'text'>(`${parts.origin ?? ''}${path}`, {
        method: call.method,
        headers,
        body: body ?? null,
        ...(call.method === 'GET' ? { query: toQuery(rest) } : {}),
        credentials: 'same-origin',
        retry: 0,
        responseType: 'text',
        ignoreResponseError: true,
        signal: controller.signal,
      });
    } catch {
      throw stopped === null ? lostConnection() : new Problem({ code: stopped, status: 0, message: '' });
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', cancel);
    }
    // Any other response may come from the browser's cache, with an outdated `Date`.
    if (response.headers.get('Cache-Control')?.includes('no-store'))
      hearPlatformTime(response.headers.get('Date'), sentAt);
    const text = response._data ?? '';
    let parsed: unknown = null;
    try {
      parsed = text.length > MAX_RESPONSE_LENGTH ? null : parseJson(text);
    } catch {
      parsed = null;
    }
    const envelope = isEnvelope(parsed) ? parsed : null;
    if (!response.ok || envelope?.success === false) throw toFailure(response.status, envelope, response.headers);
    if (envelope === null) throw new Problem({ code: 'malformed', status: response.status, message: '' });
    const renewed = response.headers.get('Session-Token');
    if (renewed !== null && parts.sessionMode === 'bearer' && token !== null && !isOutdated())
      parts.renewToken(renewed);
    const accepted = call.accepts ? call.accepts(envelope.value) : (parts.accepts?.(call, envelope.value) ?? true);
    if (!accepted) throw new Problem({ code: 'malformed', status: response.status, message: '' });
    return envelope.value;
  };

  return async <C extends Call>(call: C, ...[input, options = {}]: CallArguments<C>) => {
    const values = input as Record<string, unknown>;
    const generation = parts.generation?.();
    const isOutdated = (): boolean => generation !== parts.generation?.();
    try {
      try {
        return (await attempt(call, values, options, isOutdated)) as OutputOf<C>;
      } catch (error) {
        if (!(call.sealed && error instanceof Problem && error.code === 'unknown_key')) throw error;
        parts.forgetKeys();
        return (await attempt(call, values, options, isOutdated)) as OutputOf<C>;
      }
    } catch (error) {
      if (error instanceof Problem) parts.onProblem?.(error, call, isOutdated());
      throw error;
    }
  };
};
