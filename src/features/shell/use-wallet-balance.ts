import { balance } from '#schemas/calls/account.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useSession } from '#src/session/use-session.ts';

/** The wallet's formatted balance; `text` is `null` until the first answer. */
export const useWalletBalance = (): {
  readonly text: string | null;
  readonly failed: boolean;
  readonly updating: boolean;
  readonly refresh: () => void;
} => {
  const { phase } = useSession();
  const money = useMoney();
  const { data, isError, isFetching, refetch } = useCallQuery(balance, {}, { enabled: phase === 'member' });
  return {
    text: data === undefined ? null : money(data.sumBalance),
    failed: isError,
    updating: isFetching,
    refresh: () => void refetch(),
  };
};
