import { isUnclear } from '#machines/operation/unclear.ts';
import { walletTransfer } from '#schemas/calls/account.ts';
import { toProblem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { askOutcome, sendOperation } from '#src/platform/operation-outcome.ts';
import { MAIN_WALLET } from './use-wallets.ts';
import type { Wallet } from './wallet-row.tsx';

/** Moves what every other wallet holds to the main one, one transfer after the other; each is carried out once, whatever gets lost on the way. */
export const collectAll = async (mutateCall: MutateCall, wallets: readonly Wallet[]): Promise<void> => {
  for (const { accountTypeId, balance } of wallets) {
    if (accountTypeId === MAIN_WALLET || balance <= 0) continue;
    const input = { fromAccountTypeId: accountTypeId, toAccountTypeId: MAIN_WALLET, amount: balance };
    try {
      await sendOperation(mutateCall, { call: walletTransfer, input });
    } catch (error) {
      if (!isUnclear(toProblem(error))) throw error;
      await askOutcome(mutateCall, { call: walletTransfer, input });
    }
  }
};
