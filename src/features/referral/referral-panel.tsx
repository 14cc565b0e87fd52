import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import { referral } from '#schemas/calls/referral.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Pager } from '#src/parts/pager.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { FriendRow } from './friend-row.tsx';
import { InviteCard } from './invite-card.tsx';
import { ReferralRules } from './referral-rules.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { useReferralTexts } from './texts.ts';

type Answer = OutputOf<typeof referral>;

const PAGE_SIZE = 10;

function Figures({ answer: { count, deposited, claimable, bonus } }: { readonly answer: Answer }) {
  const t = useReferralTexts();
  const money = useMoney();
  const { tag } = useLanguage();
  const number = new Intl.NumberFormat(tag);
  const figures = [
    [t('figure.count'), number.format(count)],
    [t('figure.deposited'), number.format(deposited)],
    [t('figure.claimable'), money(claimable)],
    [t('figure.bonus'), money(bonus)],
  ] as const;
  return (
    <section aria-label={t('figures')}>
      <dl className="grid grid-cols-2 gap-2 @2xl:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0 rounded-card border border-line bg-raised px-3 py-2">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-display text-base font-bold">
              <Unbroken>{value}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Friends({
  answer: { list, totalPages, terms },
  page,
  isOld,
  onPage,
}: {
  readonly answer: Answer;
  readonly page: number;
  /** Whether the rows still belong to the previous page, because another one is loading. */
  readonly isOld: boolean;
  readonly onPage: (page: number) => void;
}) {
  const t = useReferralTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // Names are masked and can be equal, so the key is the position.
  const rows = list.map((friend, at) => ({ friend, key: `${page} ${at}` }));
  const goTo = (next: number): void => {
    onPage(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <section aria-label={t('friends')} className="space-y-3">
      <h4
        ref={heading}
        tabIndex={-1}
        className={classNames('scroll-mt-20 rounded-control font-display text-base font-semibold', focusRing)}
      >
        {t('friends')}
      </h4>
      {list.length === 0 ? (
        <EmptyState icon="users" title={t('friends.none')} text={t('friends.none.text')} />
      ) : (
        <ul
          aria-label={t('friends')}
          aria-busy={isOld || undefined}
          className={classNames('divide-y divide-line card', isOld && 'opacity-60')}
        >
          {rows.map(({ key, friend }) => (
            <FriendRow key={key} friend={friend} minDeposit={terms.minDeposit} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={totalPages} label={t('pages')} onPage={goTo} />
    </section>
  );
}

/** The page for inviting friends: the invitation code and link, the bonus, and the result of each invitation. */
export function ReferralPanel() {
  const lists = useListTexts();
  const [page, setPage] = useState(1);
  const query = useCallQuery(
    referral,
    { pageNo: page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <QueryView query={query} failed={lists('invitations.failed')} bars="h-60 h-16 h-40">
      {(answer) => (
        <div className="@container space-y-6">
          <InviteCard code={answer.referralCode} />
          <Figures answer={answer} />
          <ReferralRules terms={answer.terms} />
          <Friends answer={answer} page={page} isOld={query.isPlaceholderData} onPage={setPage} />
        </div>
      )}
    </QueryView>
  );
}
