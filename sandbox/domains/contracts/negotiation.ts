import type { ContractAction, ContractEnd, ContractState, ContractStepName } from '#schemas/contract-names.ts';

export type Side = 'upline' | 'downline';

/** The state of the negotiation between the two parties of a contract. */
export interface Standing {
  readonly state: ContractState;
  /** The party that made the open request and awaits the other's answer; null without an open request. */
  readonly askedBy: Side | null;
}

/** The steps that occur in the sandbox. `MOVED` does not, because members never change their upline. */
type StepName = Exclude<ContractStepName, 'MOVED'>;

/** A step of the negotiation, with the state of the contract after it. */
export interface Move extends Standing {
  readonly step: StepName;
  readonly end: ContractEnd | null;
}

const ended = (step: StepName, state: 'REJECTED' | 'TERMINATED', end: ContractEnd): Move => ({
  step,
  state,
  askedBy: null,
  end,
});
const inForce = (step: StepName): Move => ({ step, state: 'ACTIVE', askedBy: null, end: null });

/** Returns whether a contract is active, so that it is settled. This includes a contract that one party has asked to end. */
export const isInForce = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'ACTIVE' || state === 'TERMINATION_PENDING';

/** Returns the step that an action of a party leads to, or `null` if the party cannot take this action now. */
export const moveOf = ({ state, askedBy }: Standing, by: Side, action: ContractAction): Move | null => {
  const isAsking = askedBy === by;
  if (state === 'PENDING') {
    if (isAsking) return action === 'REJECT' ? ended('WITHDRAWN', 'REJECTED', 'WITHDRAWN') : null;
    if (action === 'ACCEPT') return inForce('ACCEPTED');
    if (action === 'REJECT') return ended('REJECTED', 'REJECTED', 'REJECTED');
    return action === 'REQUEST' ? { step: 'COUNTERED', state, askedBy: by, end: null } : null;
  }
  if (state === 'ACTIVE')
    return action === 'TERMINATE'
      ? { step: 'TERMINATION_ASKED', state: 'TERMINATION_PENDING', askedBy: by, end: null }
      : null;
  if (state === 'TERMINATION_PENDING') {
    if (action === 'REJECT') return inForce(isAsking ? 'TERMINATION_WITHDRAWN' : 'TERMINATION_REJECTED');
    return action === 'ACCEPT' && !isAsking ? ended('TERMINATED', 'TERMINATED', 'TERMINATED') : null;
  }
  return null;
};

/** Returns the step that ends an open contract which has expired, is replaced, or exceeds a lowered rate. */
export const endOf = (standing: Standing, end: 'EXPIRED' | 'REPLACED' | 'RATE_LOWERED'): Move =>
  ended(end, isInForce(standing) ? 'TERMINATED' : 'REJECTED', end);
