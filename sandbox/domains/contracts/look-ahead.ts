import type { ContractKind } from '#schemas/contract-names.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { isInForce, moveOf, type Side } from './negotiation.ts';
import { findOpenContracts } from './open-contracts.ts';
import { planChange, type Change, type OpenContract } from './plan-change.ts';
import { readAction, type AskedAction, type KnownAction } from './read-action.ts';

const otherSide = (side: Side): Side => (side === 'upline' ? 'downline' : 'upline');

/**
 * Returns the action whose outcome is calculated: for an offer, or a request to end a contract, its acceptance by the other party; otherwise the
 * action itself.
 */
const outcomeOf = ({ contract, by, action, terms, row }: KnownAction): KnownAction => {
  const accepted = { row, by: otherSide(by), action: 'ACCEPT', terms: null } as const;
  if (action === 'REQUEST')
    return { ...accepted, contract: { ...contract, askedBy: by, terms: terms ?? contract.terms } };
  if (action === 'TERMINATE')
    return { ...accepted, contract: { ...contract, state: 'TERMINATION_PENDING', askedBy: by } };
  return { contract, row, by, action, terms };
};

export interface Outlook {
  readonly contract: OpenContract & { readonly uplineId: number };
  readonly changes: readonly Change[];
  /** Active contracts of the upline and all descendants: now (`before`), and after the other party has agreed (`after`). */
  readonly before: readonly OpenContract[];
  readonly after: readonly OpenContract[];
}

/** Returns the effect that an action has once the other party has agreed. If the action is not possible now, there are no changes. */
export const lookAhead = async (context: MemberContext, kind: ContractKind, asked: AskedAction): Promise<Outlook> => {
  const known = await readAction(context, kind, asked);
  const isPossible = known.row === null || moveOf(known.contract, known.by, known.action) !== null;
  const outcome = outcomeOf(known);
  const { contract } = outcome;
  const { uplineId } = contract;
  if (uplineId === null) throw new Error('a contract with the platform cannot be negotiated');
  const open = await findOpenContracts(context.kernel.db, kind, uplineId);
  const changes = (isPossible ? planChange(open, contract, outcome) : null) ?? [];
  const before = open.filter((one) => isInForce(one));
  const ended = new Set(changes.flatMap((change) => (change.end === null ? [] : [change.contract.id])));
  const begun = changes.filter(({ step }) => step === 'ACCEPTED').map((change) => change.contract);
  const after = [...before.filter(({ id }) => !ended.has(id)), ...begun];
  return { contract: { ...contract, uplineId }, changes, before, after };
};
