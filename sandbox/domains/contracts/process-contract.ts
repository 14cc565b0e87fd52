import type { InputOf, OutputOf } from '#schemas/call.ts';
import type { processDividend } from '#schemas/calls/contracts.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { contracts, contractSteps } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { findOpenContracts, lockContracts } from './open-contracts.ts';
import { endingContracts, planChange, type Change } from './plan-change.ts';
import { readAction, type KnownAction } from './read-action.ts';
import { tellChanges } from './tell-changes.ts';
import { offerEnds, writeChanges } from './write-changes.ts';

type Call = typeof processDividend;

const changed = () => createProblem('contract_changed', 409, 'The contract has changed in the meantime');

/** Returns whether the contracts that the member has confirmed (`ends`) are exactly those that the changes end. */
const confirmsEnds = (changes: readonly Change[], ends: readonly string[]): boolean => {
  const ending = endingContracts(changes).map(({ contract }) => contract.requestId);
  return ending.length === ends.length && ending.every((requestId) => ends.includes(requestId));
};

const writeOffer = async (
  { kernel: { db }, merchant, session: { member }, at }: MemberContext,
  kind: ContractKind,
  { contract: { uplineId, downlineId, terms }, note }: Pick<KnownAction, 'contract'> & { readonly note: string },
): Promise<OutputOf<Call>> => {
  const requestId = createOrderNumber('contract', at);
  const [row] = await db
    .insert(contracts)
    .values({
      requestId,
      merchant: merchant.code,
      kind,
      state: 'PENDING',
      uplineId,
      downlineId,
      ...terms,
      askedBy: member.id,
      createdAt: at,
      expiresAt: offerEnds(at),
    })
    .returning();
  if (row === undefined) throw new Error('the offer was not inserted');
  const step = { contractId: row.id, version: row.version, step: 'OFFERED', memberId: member.id, at } as const;
  await db.insert(contractSteps).values({ ...step, after: terms, note });
  await tellChanges(db, kind, [{ step: 'OFFERED', contract: row }], { memberId: member.id, at });
  return { requestId, state: row.state };
};

/** Carries out an action, in the transaction of the context's database. */
export const processContract = async (
  context: MemberContext,
  kind: ContractKind,
  { version, ends = [], note = '', ...asked }: InputOf<Call>,
): Promise<OutputOf<Call>> => {
  const {
    kernel: { db },
    merchant,
    session: { member },
    at,
  } = context;
  await lockContracts(db, merchant.code);
  const known = await readAction(context, kind, asked);
  const { contract, row, action } = known;
  const written = note.trim();
  if (row === null) return writeOffer(context, kind, { contract, note: written });
  if (version !== row.version && (version !== undefined || action === 'ACCEPT')) throw changed();
  const changes = planChange(await findOpenContracts(db, kind, contract.downlineId), contract, known);
  if (changes === null || (action === 'ACCEPT' && !confirmsEnds(changes, ends))) throw changed();
  await writeChanges(db, changes, { memberId: member.id, note: written, at });
  await tellChanges(db, kind, changes, { memberId: member.id, at });
  const state = changes.find((change) => change.contract.id === contract.id)?.state ?? row.state;
  return { requestId: row.requestId, state };
};
