import { and, eq, or, sql } from 'drizzle-orm';
import type { ContractAction, ContractKind } from '#schemas/contract-names.ts';
import type { ContractTerms } from '#schemas/contract.ts';
import { isAgent } from '#sandbox/accounts/network/network.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, members, type ContractRow, type MemberRow } from '#sandbox/db/schema.ts';
import { createFieldProblem, createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { readTerms, type AskedTerms } from './contract-terms.ts';
import type { Side } from './negotiation.ts';
import { findOwnRates, hasPendingRequest, toOpenContract } from './open-contracts.ts';
import type { OpenContract } from './plan-change.ts';

export interface AskedAction extends AskedTerms {
  readonly action: ContractAction;
  readonly requestId?: string;
  readonly downlineId?: string;
}

/** An action that the agent may take, with the contract (id 0 for a new offer), the agent's side of it, and the terms. */
export interface KnownAction {
  readonly contract: OpenContract;
  readonly row: ContractRow | null;
  readonly by: Side;
  readonly action: ContractAction;
  /** The terms of an offer or a counter-offer; null for all other actions. */
  readonly terms: ContractTerms | null;
}

type Asking = Pick<MemberContext, 'kernel' | 'merchant' | 'session'>;

/** Returns the direct downline with this account. Throws a problem at the field `downlineId` if there is none or it is not an agent. */
const findDownline = async (db: Database, agent: MemberRow, account: string): Promise<MemberRow> => {
  const [downline] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, agent.merchant), eq(sql`lower(${members.account})`, account.trim().toLowerCase())));
  if (downline?.uplineId !== agent.id) throw createFieldProblem({ downlineId: 'downline_indirect' });
  if (!isAgent(downline)) throw createFieldProblem({ downlineId: 'downline_player' });
  return downline;
};

const readOffer = async (
  { kernel: { db }, merchant: { currency }, session: { member } }: Asking,
  kind: ContractKind,
  { action, downlineId = '', ...asked }: AskedAction,
): Promise<KnownAction> => {
  if (action !== 'REQUEST') throw createFieldProblem({ requestId: 'input_empty' });
  if (downlineId.trim() === '') throw createFieldProblem({ downlineId: 'input_empty' });
  const downline = await findDownline(db, member, downlineId);
  const most = (await findOwnRates(db, member.id)).get(kind);
  if (most === undefined)
    throw createProblem('contract_missing', 409, 'The agent has no contract of this kind to share');
  const terms = readTerms(kind, asked, { most, currency });
  if (await hasPendingRequest(db, kind, downline.id))
    throw createProblem('contract_open', 409, 'This downline already has an open request of this kind');
  const standing = { state: 'PENDING', askedBy: 'upline' } as const;
  const sides = { uplineId: member.id, downlineId: downline.id };
  return { contract: { id: 0, requestId: '', ...standing, ...sides, terms }, row: null, by: 'upline', action, terms };
};

const readAnswer = async (
  { kernel: { db }, merchant, session: { member } }: Asking,
  kind: ContractKind,
  { action, requestId = '', ...asked }: AskedAction,
): Promise<KnownAction> => {
  const [row] = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.requestId, requestId),
        eq(contracts.kind, kind),
        or(eq(contracts.uplineId, member.id), eq(contracts.downlineId, member.id)),
      ),
    )
    .for('update');
  if (row === undefined) throw createProblem('not_found', 404, 'The agent has no such contract');
  if (row.end === 'EXPIRED') throw createProblem('contract_expired', 409, 'The request has expired');
  if (row.endedAt !== null) throw createProblem('contract_closed', 409, 'The contract has ended');
  if (row.uplineId === null)
    throw createProblem('contract_standing', 409, 'The platform sets these terms for everybody');
  const known = {
    contract: toOpenContract(row),
    row,
    by: row.uplineId === member.id ? 'upline' : 'downline',
    action,
  } as const;
  if (action !== 'REQUEST') return { ...known, terms: null };
  const most = (await findOwnRates(db, row.uplineId)).get(kind) ?? 0;
  const terms = readTerms(kind, { period: row.period, ...asked }, { most, currency: merchant.currency });
  return { ...known, terms };
};

/**
 * Checks an action that an agent requests, as far as that is possible without calculating its consequences, and returns it with its contract.
 * Throws a problem if the agent may not take it. Locks the contract, if it exists, in the transaction of the kernel's database.
 */
export const readAction = (context: Asking, kind: ContractKind, asked: AskedAction): Promise<KnownAction> =>
  asked.requestId === undefined ? readOffer(context, kind, asked) : readAnswer(context, kind, asked);
