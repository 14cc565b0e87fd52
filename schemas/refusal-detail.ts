import { Type, type Static } from 'typebox';
import type { Problem } from './problem.ts';

/** What the `value` of a refusal may say beside its code. Every field is optional: a platform need not send any. */
export const refusalDetail = Type.Object({
  /** The next try needs the answer to a captcha. */
  captcha: Type.Optional(Type.Boolean()),
  /** How many more wrong tries a password or a code has before it is locked or used up. */
  triesLeft: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type RefusalDetail = Static<typeof refusalDetail>;

/** `triesLeft` of a refusal; `null` where the platform does not say it. */
export const triesLeftOf = ({ detail }: Pick<Problem, 'detail'>): number | null => {
  if (typeof detail !== 'object' || detail === null || !('triesLeft' in detail)) return null;
  const { triesLeft } = detail;
  return typeof triesLeft === 'number' && Number.isInteger(triesLeft) && triesLeft > 0 ? triesLeft : null;
};
