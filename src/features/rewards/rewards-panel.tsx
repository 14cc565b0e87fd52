import { useSearchParams } from 'react-router-dom';
import type { operationMachine } from '#machines/operation/operation.machine.ts';
import { claimReward, rewards } from '#schemas/calls/rewards.ts';
import type { Reward } from '#schemas/rewards.ts';
import { ClaimOutcome } from '#src/claims/claim-action.tsx';
import { useClaims } from '#src/claims/use-claims.ts';
import { NextPage } from '#src/parts/next-page.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { usePagedCall } from '#src/platform/use-paged-call.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { claimOf, RewardCard } from './reward-card.tsx';
import { useRewardsTexts } from './texts.ts';

const PAGE_SIZE = 20;
/** How long the list counts as fresh; short, because rewards arrive without any action by the player. */
const FRESH_MS = 30_000;

/** Explains to a member without rewards how to earn one. */
function NoRewards() {
  const t = useRewardsTexts();
  const [query] = useSearchParams();
  const to = new URLSearchParams(query);
  to.set('member', 'missionLeaderboard');
  return (
    <EmptyState
      icon="gift"
      title={t('none')}
      text={t('none.text')}
      action={
        <Link to={`?${to.toString()}`} className={buttonStyles()}>
          {t('toMissions')}
        </Link>
      }
    />
  );
}

/** The page with the member's rewards, newest first; each can be claimed once. */
export function RewardsPanel({ machine }: { readonly machine?: typeof operationMachine }) {
  const t = useRewardsTexts();
  const refreshCalls = useRefreshCalls();
  const refresh = (): void => refreshCalls([rewards]);
  const claims = useClaims(claimReward, machine);
  const list = usePagedCall(
    rewards,
    (pageNo) => ({ pageSize: PAGE_SIZE, pageNo }),
    ({ list, totalPages }) => ({ rows: list, totalPages }),
    {
      staleTime: FRESH_MS,
    },
  );
  return (
    <QueryView
      query={list}
      failed={t('error')}
      skeleton={
        <span className="@container block">
          <span className="grid gap-3 @2xl:grid-cols-2">
            {[0, 1, 2, 3].map((at) => (
              <Skeleton key={at} className="h-48 w-full" />
            ))}
          </span>
        </span>
      }
    >
      {(rows) => (
        <div className="@container space-y-4">
          {claims.others(rows.map((one) => claimOf(one).input)).map(({ id, state }) => (
            <ClaimOutcome key={id} state={state} />
          ))}
          {rows.length === 0 ? (
            <NoRewards />
          ) : (
            <ul aria-label={t('list')} className="grid gap-3 @2xl:grid-cols-2">
              {rows.map((reward: Reward) => (
                <RewardCard key={reward.id} reward={reward} claims={claims} onOver={refresh} />
              ))}
            </ul>
          )}
          <NextPage list={list} failed={t('error')} />
        </div>
      )}
    </QueryView>
  );
}
