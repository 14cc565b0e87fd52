import type { Contract } from '#schemas/contract.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { useContractTexts } from './texts.ts';
import { useContractUrl } from './use-contract-url.ts';
import { STATE_TONES, useContractWords } from './use-contract-words.ts';

/** A contract in a list. A click opens it. */
function ContractCard({ contract }: { readonly contract: Contract }) {
  const t = useContractTexts();
  const contractUrl = useContractUrl();
  const { side, rate } = useContractWords();
  const { requestId, kind, state, role, upline, downline, rate: highest, awaitsMe, createdAt } = contract;
  return (
    <Link
      to={contractUrl({ contract: requestId })}
      className={classNames('flex items-center gap-3 px-4 py-3 hover:bg-ink/5', focusRingInside)}
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-44 space-y-0.5">
          <span className="block font-medium wrap-anywhere">
            {role === 'offered'
              ? t('card.offered', { account: downline })
              : t('card.received', { account: side(upline) })}
          </span>
          <span className="block text-sm text-ink-muted">
            {t('card.terms', { kind: t(`kind.${kind}`), rate: rate(highest) })}
          </span>
          <span className="block text-xs text-ink-muted">{formatLocalTime(createdAt)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {awaitsMe && <span className="text-xs font-semibold text-primary-ink">{t('card.awaits')}</span>}
          <StatusPill tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusPill>
        </span>
      </span>
      <Icon name="chevron-right" className="size-5 shrink-0 text-ink-muted" />
    </Link>
  );
}

export function ContractCards({ label, list }: { readonly label: string; readonly list: readonly Contract[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden card">
      {list.map((contract) => (
        <li key={contract.requestId}>
          <ContractCard contract={contract} />
        </li>
      ))}
    </ul>
  );
}
