import { useMemo } from 'react';
import { balance } from '#schemas/calls/account.ts';
import { merchantWallet } from '#schemas/calls/home.ts';
import type { LoadedData } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useKeptAnswer } from '#src/session/use-kept-answer.ts';
import { useCashierTexts } from './texts.ts';
import type { Wallet } from './wallet-row.tsx';

export const MAIN_WALLET = 0;

interface Wallets {
  /** The total of all wallets, as calculated by the platform. */
  readonly sum: number;
  /** When the older of the two responses was received, in Unix milliseconds. */
  readonly knownAt: number;
  /** The main wallet, then the vendor wallets sorted by name. */
  readonly list: readonly Wallet[];
}

/** Combines two queries into the member's wallets; there is data once both have loaded. */
export const useWallets = (): LoadedData<Wallets> & { readonly updating: boolean; readonly refetch: () => void } => {
  const t = useCashierTexts();
  const total = useCallQuery(balance, {});
  const vendors = useCallQuery(merchantWallet, {});
  useKeptAnswer('merchantWallet', vendors.data);
  const main = t('wallets.main');
  const wallets = useMemo<Wallets | undefined>(() => {
    if (total.data === undefined || vendors.data === undefined) return undefined;
    const held = total.data.wallets.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET)?.balance ?? 0;
    return {
      sum: total.data.sumBalance,
      knownAt: Math.min(total.dataUpdatedAt, vendors.dataUpdatedAt),
      list: [
        { accountTypeId: MAIN_WALLET, name: main, balance: held },
        ...vendors.data.list.toSorted((one, other) => one.name.localeCompare(other.name)),
      ],
    };
  }, [total.data, total.dataUpdatedAt, vendors.data, vendors.dataUpdatedAt, main]);
  return {
    data: wallets,
    isError: total.isError || vendors.isError,
    updating: total.isFetching || vendors.isFetching,
    refetch: () => {
      void total.refetch();
      void vendors.refetch();
    },
  };
};
