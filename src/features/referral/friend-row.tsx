import { useMemberUrl } from '#src/session/use-member-url.ts';
import type { Invitation } from '#schemas/referral.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useMoney } from '#src/session/use-money.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { StatusPill, type StatusTone } from '#src/ui/status-pill.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useReferralTexts } from './texts.ts';

const TONES = {
  REGISTERED: 'done',
  DEPOSITED: 'wait',
  CLAIM: 'good',
  CLAIMED: 'good',
  EXPIRED: 'bad',
} as const satisfies Record<string, StatusTone>;

const stateOf = ({ status, reward }: Invitation): keyof typeof TONES =>
  reward !== null ? reward.status : status === 'DEPOSITED' ? 'DEPOSITED' : 'REGISTERED';

/** A link to a member centre page; it keeps the rest of the query string. */
function CentreLink({ page, record, children }: { page: string; record?: string; children: string }) {
  const memberUrl = useMemberUrl();
  return (
    <Link to={memberUrl(page, record)} className={classNames('rounded-control text-primary-ink underline', focusRing)}>
      {children}
    </Link>
  );
}

/** An invited friend and the result of the invitation. */
export function FriendRow({ friend, minDeposit }: { readonly friend: Invitation; readonly minDeposit: number }) {
  const t = useReferralTexts();
  const money = useMoney();
  const { account, time, reward } = friend;
  const state = stateOf(friend);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <p className="text-sm font-semibold wrap-anywhere">{account}</p>
        <p className="text-xs text-ink-muted">{t('registeredAt', { time: formatLocalTime(time) })}</p>
      </div>
      <div className="ms-auto flex min-w-0 flex-col items-end gap-1 text-end text-xs text-ink-muted">
        <span className="flex flex-wrap items-center justify-end gap-2">
          {reward !== null && <span className="text-sm font-semibold text-ink">{money(reward.amount)}</span>}
          <StatusPill tone={TONES[state]}>{t(`status.${state}`)}</StatusPill>
        </span>
        {state === 'DEPOSITED' && <span>{t('noReward', { amount: money(minDeposit) })}</span>}
        {reward?.status === 'CLAIM' && (
          <span>
            <CentreLink page="rewardCenter">{t('claim')}</CentreLink>
            {reward.expireTime !== null && (
              <span>{` ${t('claimUntil', { time: formatLocalTime(reward.expireTime) })}`}</span>
            )}
          </span>
        )}
        {reward?.orderNo != null && (
          <CentreLink page="bonusDetails" record={reward.orderNo}>
            {t('record', { number: reward.orderNo })}
          </CentreLink>
        )}
      </div>
    </li>
  );
}
