import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { promotions } from '#schemas/calls/promotions.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { PROMOTION_CATEGORIES, type PromotionSummary } from '#schemas/promotions.ts';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { filtered, filterOf, STANDINGS } from './promotion-filter.ts';
import { usePromotionTexts } from './texts.ts';
import { useOwnAnswer } from './use-own-answer.ts';
import { useMemberTurn } from '#src/session/use-member-turn.ts';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4';
const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];
const ALL = '';

function Promotions() {
  const t = usePromotionTexts();
  const [query, setQuery] = useSearchParams();
  const [now] = useState(platformNow);
  const answer = useOwnAnswer(promotions, {});
  const filter = filterOf(query);
  const choose = (name: 'category' | 'status', value: string): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === ALL) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const matching = (all: readonly PromotionSummary[]) => {
    const list = filtered(all, filter);
    return list.length > 0 ? (
      <ul className={GRID}>
        {list.map((promotion) => (
          <li key={promotion.id} className="min-w-0">
            <PromotionCard promotion={promotion} now={now} />
          </li>
        ))}
      </ul>
    ) : (
      <EmptyState
        icon="gift"
        title={t('list.none')}
        action={
          <Button variant="secondary" onClick={() => setQuery({}, { replace: true })}>
            {t('list.all')}
          </Button>
        }
      />
    );
  };
  return (
    <PageLayout name={t('name.promotions')} heading={t('heading')} bannerGroup="w_promotion">
      <div className="flex flex-wrap gap-3">
        <SelectField
          label={t('filter.category')}
          className="min-w-0 flex-[1_1_10rem] sm:max-w-64"
          value={filter.category ?? ALL}
          options={[
            { value: ALL, label: t('filter.all') },
            ...PROMOTION_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
          onValue={(value) => choose('category', value)}
        />
        <SelectField
          label={t('filter.status')}
          className="min-w-0 flex-[1_1_10rem] sm:max-w-64"
          value={filter.standing ?? ALL}
          options={[
            { value: ALL, label: t('filter.all') },
            ...STANDINGS.map((value) => ({ value, label: t(`standing.${value}`) })),
          ]}
          onValue={(value) => choose('status', value)}
        />
      </div>
      <QueryView
        query={answer}
        failed={t('list.error')}
        skeleton={
          <span className={GRID}>
            {PLACEHOLDERS.map((at) => (
              <Skeleton key={at} className="h-96 w-full" />
            ))}
          </span>
        }
        empty={<EmptyState icon="gift" title={t('list.empty')} text={t('list.empty.text')} />}
      >
        {({ list }) => matching(list)}
      </QueryView>
    </PageLayout>
  );
}

/** The page with all promotions of the brand, each with its state for the current visitor or member. */
export function PromotionsPage() {
  return <Promotions key={useMemberTurn()} />;
}
