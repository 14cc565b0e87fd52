import { isUnclear } from '#machines/operation/unclear.ts';
import { walletTransfer } from '#schemas/calls/account.ts';
import { toProblem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { askOutcome, sendOperation } from '#src/platform/operation-outcome.ts';
import { MAIN_WALLET } from './use-wallets.ts';
import type { Wallet } from './wallet-row.tsx';

/**
 * Transfers the balances of all other wallets to the main wallet, one after the other. Each transfer is carried out only once, even if a response is
 * lost. Resolves to the transferred amounts.
 */
export const collectAll = async (mutateCall: MutateCall, wallets: readonly Wallet[]): Promise<readonly number[]> => {
  const moved: number[] = [];
  for (const { accountTypeId, balance } of wallets) {
    if (accountTypeId === MAIN_WALLET || balance <= 0) continue;
    const input = { fromAccountTypeId: accountTypeId, toAccountTypeId: MAIN_WALLET, amount: balance };
    try {
      await sendOperation(mutateCall, { call: walletTransfer, input });
    } catch (error) {
      if (!isUnclear(toProblem(error))) throw error;
      await askOutcome(mutateCall, { call: walletTransfer, input });
    }
    moved.push(balance);
  }
  return moved;
};
