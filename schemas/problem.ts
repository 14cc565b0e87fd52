/** `detail` is the `value` of a failed response, such as `{captcha: true}`. */
export interface ProblemInit {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number | undefined;
  readonly detail?: unknown;
  /** Leads to the line of the platform's log that says why. */
  readonly requestId?: string | null;
}

/** The site's only error type, for calls, machines and screens. The screen looks up the text by `code`. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly retryAfter: number | null;
  readonly detail: unknown;
  readonly requestId: string | null;

  constructor(facts: ProblemInit) {
    super(facts.message);
    this.name = 'Problem';
    this.code = facts.code;
    this.status = facts.status;
    this.fields = facts.fields ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.detail = facts.detail ?? null;
    this.requestId = facts.requestId ?? null;
  }
}

/** The message of an error that is not the client's: never what went wrong, which the log says. */
export const internalMessage = (requestId: string | null): string =>
  requestId === null ? 'Something went wrong' : `Something went wrong; the log says what at request ${requestId}`;

/** Converts anything thrown to a `Problem`, with code `unknown` where it is not one already. */
export const toProblem = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem({ code: 'unknown', status: 0, message: error instanceof Error ? error.message : String(error) });
