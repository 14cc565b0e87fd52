import { createProblem } from './create-problem.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';

/** The member type of a trial account in the API. */
export const TRIAL_TYPE = 4;

export const isTrial = ({ type }: Pick<MemberRow, 'type'>): boolean => type === TRIAL_TYPE;

/** Throws `trial_account` if the member has a trial account, whose play money can be used only for games. */
export const assertNotTrial = (member: Pick<MemberRow, 'type'>): void => {
  if (isTrial(member)) throw createProblem('trial_account', 403, 'A trial account cannot do this');
};
