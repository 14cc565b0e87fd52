import { useCallback } from 'react';
import { signed } from '#src/lib/signed.ts';
import { useMoney } from '#src/session/use-money.ts';

/** Returns a function that formats an amount with its sign. */
export const useChange = (): ((amount: number) => string) => {
  const money = useMoney();
  return useCallback((amount) => signed(amount, money(Math.abs(amount))), [money]);
};

/** Returns the text colour class of an amount. Losses have the normal colour, because their sign is enough to mark them. */
export const changeInk = (amount: number): string =>
  amount > 0 ? 'text-success-ink' : amount < 0 ? 'text-ink' : 'text-ink-muted';
