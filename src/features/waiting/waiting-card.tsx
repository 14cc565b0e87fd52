import { TimeLeft } from '#src/claims/time-left.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { lineFit } from '#src/ui/line-fit.ts';
import { Link } from '#src/ui/link.tsx';
import { useWaitingTexts } from './texts.ts';
import type { WaitingItem } from './use-waiting.ts';

const ICONS: Readonly<Record<WaitingItem['kind'], IconName>> = {
  deposit: 'deposit',
  receipt: 'withdraw',
  claim: 'gift',
};

/** Amounts up to this length fit a card at any text size. */
const SHORT = 11;

/** A pending item with the time left; links to the page where the member can act. */
export function WaitingCard({
  item: { kind, page, amount, until },
  more = 0,
  onOver,
}: {
  readonly item: WaitingItem;
  /** The number of other pending items that are not shown. */
  readonly more?: number;
  readonly onOver: () => void;
}) {
  const t = useWaitingTexts();
  const money = useMoney();
  const memberUrl = useMemberUrl();
  const shown = money(amount);
  return (
    <Link
      to={memberUrl(page)}
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-card border border-s-4 border-line border-s-accent-ink bg-raised px-3 py-2 text-ink transition-colors duration-150 hover:border-field-line hover:border-s-accent-ink',
        focusRing,
      )}
    >
      <Icon name={ICONS[kind]} className="size-6 shrink-0 text-accent-ink" />
      <span className="@container min-w-0 flex-1">
        <span className="block text-sm font-semibold text-pretty">
          <span className={classNames('block leading-snug', shown.length > SHORT && lineFit(shown))}>
            {t(kind, { amount: shown })}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-xs text-ink-muted">
          <TimeLeft until={until} onOver={onOver} />
          {more > 0 && <span>{t('more', { count: more })}</span>}
        </span>
      </span>
      <Icon name="chevron-right" className="size-5 shrink-0 text-ink-muted rtl:-scale-x-100" />
    </Link>
  );
}
