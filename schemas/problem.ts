/** What `Problem` is made from; `detail` is the `value` of a failed answer, such as `{captcha: true}`. */
export interface ProblemFacts {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number | undefined;
  readonly detail?: unknown;
}

/** The one failure of the site: every call, machine and screen speaks it. Words are looked up by `code` at the screen. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly retryAfter: number | null;
  readonly detail: unknown;

  constructor(facts: ProblemFacts) {
    super(facts.message);
    this.name = 'Problem';
    this.code = facts.code;
    this.status = facts.status;
    this.fields = facts.fields ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.detail = facts.detail ?? null;
  }
}

/** Any thrown thing as a `Problem`; what is not one becomes code `unknown`. */
export const toProblem = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem({ code: 'unknown', status: 0, message: error instanceof Error ? error.message : String(error) });
