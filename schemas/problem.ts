import { platformNow } from './platform-clock.ts';

/** The fields of a problem. `detail` is the `value` of a failed response, such as `{captcha: true}`. */
export interface ProblemInit {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number | undefined;
  readonly detail?: unknown;
  /** The id of the request. The line with this id in the platform's log states the cause. */
  readonly requestId?: string | null;
}

/** The only error type of the site, for calls, machines and screens. A screen looks up the text for `code`. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly retryAfter: number | null;
  readonly detail: unknown;
  readonly requestId: string | null;
  readonly #createdAt = platformNow();

  constructor(init: ProblemInit) {
    super(init.message);
    this.name = 'Problem';
    this.code = init.code;
    this.status = init.status;
    this.fields = init.fields ?? null;
    this.retryAfter = init.retryAfter ?? null;
    this.detail = init.detail ?? null;
    this.requestId = init.requestId ?? null;
  }

  /** The time from which the player may try again, in milliseconds since 1970; `null` if the platform set no wait. */
  get retryAt(): number | null {
    return this.retryAfter === null ? null : this.#createdAt + this.retryAfter * 1_000;
  }
}

/** Returns the message of an internal error. It never contains the cause, which is only logged. */
export const internalMessage = (requestId: string | null): string =>
  requestId === null ? 'Something went wrong' : `Something went wrong; the cause is in the log of request ${requestId}`;

/** Converts anything thrown to a `Problem`, with code `unknown` unless it already is one. */
export const toProblem = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem({ code: 'unknown', status: 0, message: error instanceof Error ? error.message : String(error) });
