import { refuse } from '../http/refuse.ts';
import type { MemberRow } from '../db/schema.ts';

/** The wire's member type of a free-play account. */
export const TRIAL = 4;

/** Play money stays where it is: throws `trial_account` for a free-play account. */
export const refuseTrial = ({ type }: MemberRow): void => {
  if (type === TRIAL) throw refuse('trial_account', 403, 'A trial account cannot do this');
};
