import { balance } from '#schemas/calls/account.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/language-store.ts';

/** The wallet's formatted balance; `text` is `null` until the first answer. */
export const useWalletBalance = (): {
  readonly text: string | null;
  readonly failed: boolean;
  readonly updating: boolean;
  readonly refresh: () => void;
} => {
  const { phase } = useSession();
  const currency = useCurrency();
  const { tag } = useLanguage();
  const { data, isError, isFetching, refetch } = useCallQuery(balance, {}, { enabled: phase === 'member' });
  return {
    text:
      data === undefined
        ? null
        : formatMoney(
            { minor: toMinor(data.sumBalance, currency.code), currency: currency.code },
            currency.symbol,
            tag,
          ),
    failed: isError,
    updating: isFetching,
    refresh: () => void refetch(),
  };
};
