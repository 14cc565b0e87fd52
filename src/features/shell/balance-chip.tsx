import { balance } from '#schemas/calls/account.ts';
import { classNames } from '#src/lib/class-names.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useSession } from '#src/session/use-session.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { createListeners, useStore } from '#src/lib/store.ts';
import { useShellTexts } from './texts.ts';

const KEY = 'balanceMask';
const { subscribe, notify } = createListeners();

const isMasked = (): boolean => readSession(KEY) === '1';

/** Returns whether the balance is masked. The state is stored for the session and shared by all balances of the page. */
const useBalanceMask = (): { readonly masked: boolean; readonly toggle: () => void } => ({
  masked: useStore({ get: isMasked, subscribe }, () => false),
  toggle: () => {
    writeSession(KEY, isMasked() ? null : '1');
    notify();
  },
});

/** How many characters fit between the logo and the buttons of the narrowest header, in normal and small type. */
const MAX_CHARS = { normal: 14, small: 17 } as const;

const narrowStyles = (chars: number): string =>
  chars <= MAX_CHARS.normal
    ? 'text-sm'
    : chars <= MAX_CHARS.small
      ? 'text-xs'
      : 'order-last mb-2 w-full justify-between text-sm';

/**
 * The balance of the wallet. A click refreshes it, and the eye icon masks it. The balance of a trial account is labelled as play money. Amounts are not
 * truncated: in a `narrow` header, a long amount has its own row.
 */
export function BalanceChip({ className, narrow = false }: { className?: string; narrow?: boolean }) {
  const t = useShellTexts();
  const { symbol } = useCurrency();
  const { member, phase } = useSession();
  const money = useMoney();
  const { data, isError, isFetching, refetch } = useCallQuery(balance, {}, { enabled: phase === 'member' });
  const { masked, toggle } = useBalanceMask();
  const shown =
    data === undefined
      ? t(isError && !isFetching ? 'balance.failed' : 'balance.updating')
      : masked
        ? `${symbol} ****`
        : money(data.sumBalance);
  const note = member?.kind === 'trial' ? t('balance.playMoney') : null;
  return (
    <div
      className={classNames(
        'flex items-center rounded-control bg-current/10',
        narrow ? narrowStyles(shown.length) : 'text-[min(0.875rem,5cqi)]',
        className,
      )}
    >
      <button
        type="button"
        name="balance"
        aria-label={t('balance.refresh', { amount: note === null ? shown : `${note} ${shown}` })}
        title={t('balance.refreshHint')}
        aria-busy={isFetching || undefined}
        onClick={() => void refetch()}
        className={classNames(
          'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control px-2 font-semibold sm:min-h-10',
          focusRingInside,
        )}
      >
        <Icon
          name="refresh"
          className={classNames(
            'size-4 opacity-80',
            narrow && '@max-[30rem]/site:hidden',
            isFetching && 'animate-spin',
          )}
        />
        <span className="text-start leading-tight whitespace-nowrap" aria-live="polite">
          {note !== null && <span className="block text-xs font-medium">{note}</span>}
          <span>{shown}</span>
        </span>
      </button>
      <IconButton
        icon={masked ? 'eye-off' : 'eye'}
        label={t(masked ? 'balance.show' : 'balance.hide')}
        aria-pressed={masked}
        onClick={toggle}
        {...(narrow && { className: '@max-[21rem]/site:hidden' })}
      />
    </div>
  );
}
