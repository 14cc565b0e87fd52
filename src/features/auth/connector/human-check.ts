import type { HumanAction, HumanFields } from '#schemas/connector.ts';

export type HumanFailure = 'human_closed' | 'human_failed' | 'human_unreachable';

/** A pending human verification. */
export interface HumanCheck {
  readonly id: number;
  readonly action: HumanAction;
  /** The URL of the page that runs the check, and its origin. */
  readonly url: string;
  readonly origin: string;
  readonly pass: (fields: HumanFields) => void;
  readonly fail: (code: HumanFailure) => void;
}
