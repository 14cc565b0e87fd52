import { createProblem } from '../http/create-problem.ts';
import type { MemberRow } from '../db/schema.ts';

/** The wire's member type of a trial account. */
export const TRIAL_TYPE = 4;

/** Throws `trial_account` for a trial account, whose play money must not move. */
export const assertNotTrial = ({ type }: MemberRow): void => {
  if (type === TRIAL_TYPE) throw createProblem('trial_account', 403, 'A trial account cannot do this');
};
