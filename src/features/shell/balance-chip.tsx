import { classNames } from '#src/lib/class-names.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useBalanceMask } from './balance-mask.ts';
import { useShellTexts } from './texts.ts';
import { useWalletBalance } from './use-wallet-balance.ts';

/** Letters of an amount that stand beside logo and menu of the narrowest phone, in the usual type and in small. */
const ROOM = { usual: 14, small: 17 } as const;

const inNarrow = (letters: number): string =>
  letters <= ROOM.usual
    ? 'text-sm'
    : letters <= ROOM.small
      ? 'text-xs'
      : 'order-last mb-2 w-full justify-between text-sm';

/** The wallet's balance with its symbol: a click asks for it anew, the eye hides it. An amount is never cut off; one too long for a `narrow` header gets a row of its own. */
export function BalanceChip({ className, narrow = false }: { className?: string; narrow?: boolean }) {
  const t = useShellTexts();
  const { symbol } = useCurrency();
  const { text, failed, updating, refresh } = useWalletBalance();
  const { masked, toggle } = useBalanceMask();
  const shown =
    text === null ? t(failed && !updating ? 'balance.failed' : 'balance.updating') : masked ? `${symbol} ****` : text;
  return (
    <div
      className={classNames(
        'flex items-center rounded-control bg-current/10',
        narrow ? inNarrow(shown.length) : 'text-sm',
        className,
      )}
    >
      <button
        type="button"
        aria-label={t('balance.refresh', { amount: shown })}
        title={t('balance.refreshHint')}
        aria-busy={updating || undefined}
        onClick={refresh}
        className={classNames(
          'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control ps-3 pe-1 font-semibold tabular-nums sm:min-h-10',
          focusRingInside,
        )}
      >
        <Icon
          name="refresh"
          className={classNames('size-4 opacity-80', updating && 'animate-spin motion-reduce:animate-none')}
        />
        <span className="whitespace-nowrap" aria-live="polite">
          {shown}
        </span>
      </button>
      <IconButton
        size="sm"
        icon={masked ? 'eye-off' : 'eye'}
        label={t(masked ? 'balance.show' : 'balance.hide')}
        aria-pressed={masked}
        onClick={toggle}
      />
    </div>
  );
}
