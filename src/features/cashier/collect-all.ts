import { NOT_CARRIED_OUT } from '#machines/operation/operation.ts';
import { isUnclear } from '#machines/operation/unclear.ts';
import { walletTransfer } from '#schemas/calls/account.ts';
import { merchantWallet } from '#schemas/calls/home.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { askOutcome, openOperations, sendOperation } from '#src/platform/operation-outcome.ts';
import { MAIN_WALLET } from './use-wallets.ts';

export interface Collected {
  /** The amounts that were transferred to the main wallet. */
  readonly moved: readonly number[];
  /** Why the rest was not transferred; `null` if nothing is left. */
  readonly problem: Problem | null;
}

interface CollectParts {
  readonly mutateCall: MutateCall;
  readonly fetchCall: FetchCall;
}

/** Resolves earlier transfers whose outcome is unknown, and yields the amounts that they transferred to the main wallet. */
async function* earlierTransfers(mutateCall: MutateCall): AsyncGenerator<number> {
  for (const open of openOperations(walletTransfer)) {
    try {
      await askOutcome(mutateCall, open);
    } catch (error) {
      if (toProblem(error).code !== NOT_CARRIED_OUT) throw error;
      continue;
    }
    if (open.input.toAccountTypeId === MAIN_WALLET) yield open.input.amount;
  }
}

/** Transfers the current balances of all other wallets, one after the other, and yields each transferred amount. */
async function* newTransfers({ mutateCall, fetchCall }: CollectParts): AsyncGenerator<number> {
  const { list } = await fetchCall(merchantWallet, {});
  for (const { accountTypeId, balance } of list) {
    if (accountTypeId === MAIN_WALLET || balance <= 0) continue;
    const input = { fromAccountTypeId: accountTypeId, toAccountTypeId: MAIN_WALLET, amount: balance };
    try {
      await sendOperation(mutateCall, { call: walletTransfer, input });
    } catch (error) {
      if (!isUnclear(toProblem(error))) throw error;
      await askOutcome(mutateCall, { call: walletTransfer, input });
    }
    yield balance;
  }
}

/**
 * Transfers the balances of all other wallets to the main wallet. Each transfer is carried out only once, even if a response is lost. Earlier
 * transfers are resolved first: a new transfer with the same input would otherwise use the key of the earlier one and move nothing.
 */
export const collectAll = async (parts: CollectParts): Promise<Collected> => {
  const moved: number[] = [];
  try {
    for await (const amount of earlierTransfers(parts.mutateCall)) moved.push(amount);
    for await (const amount of newTransfers(parts)) moved.push(amount);
    return { moved, problem: null };
  } catch (error) {
    return { moved, problem: toProblem(error) };
  }
};
