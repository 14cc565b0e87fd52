import type { Downline } from '#schemas/team.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useMoney } from '#src/session/use-money.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useAgentTexts } from './texts.ts';
import { useTeamWords } from './use-team-words.ts';

/** A member in a list: it opens the member's page, and with `onLevel` the level below. */
export function MemberRow({
  row: { member, upline, teamSize, direct, balance },
  onChoose,
  onLevel,
}: {
  readonly row: Downline;
  readonly onChoose: (account: string) => void;
  readonly onLevel?: (account: string) => void;
}) {
  const t = useAgentTexts();
  const money = useMoney();
  const { place } = useTeamWords();
  const { account } = member;
  return (
    <li className="flex items-stretch">
      <button
        type="button"
        data-account={account}
        onClick={() => onChoose(account)}
        className={classNames('min-w-0 flex-1 px-4 py-3 text-start hover:bg-ink/5', focusRingInside)}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 text-sm font-semibold wrap-anywhere">{account}</span>
          <span className="text-sm whitespace-nowrap tabular-nums">{money(balance)}</span>
        </span>
        <span className="block text-xs text-ink-muted wrap-anywhere">
          {place(member)}
          {onLevel === undefined && ` · ${t('team.under', { account: upline })}`}
          {teamSize > 0 && ` · ${t('team.below', { count: teamSize })}`}
        </span>
      </button>
      {onLevel !== undefined && direct > 0 && (
        <button
          type="button"
          aria-label={t('team.level', { account })}
          onClick={() => onLevel(account)}
          className={classNames(
            'inline-flex w-12 shrink-0 items-center justify-center border-s border-line hover:bg-ink/5',
            focusRingInside,
          )}
        >
          <Icon name="chevron-right" className="size-5" />
        </button>
      )}
    </li>
  );
}
