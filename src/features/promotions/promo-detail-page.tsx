import { useSearchParams } from 'react-router-dom';
import { promotionDetail } from '#schemas/calls/promotions.ts';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PromotionDetail } from './promotion-detail.tsx';
import { usePromotionTexts } from './texts.ts';
import { useOwnAnswer } from './use-own-answer.ts';
import type { operationMachine } from '#machines/operation/operation.machine.ts';
import { useMemberTurn } from '#src/session/use-member-turn.ts';

const LIST = '/promotions';

interface PageProps {
  /** Stories pass their own machine. */
  readonly machine?: typeof operationMachine;
}

function PromoDetail({ machine }: PageProps) {
  const t = usePromotionTexts();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const detail = useOwnAnswer(promotionDetail, { id }, { enabled: id !== '' });
  const { data, error } = detail;
  const promotion = data?.id === id ? data : undefined;
  const isUnknown = id === '' || error?.code === 'not_found' || error?.code === 'validation';
  const content = () => {
    if (isUnknown)
      return (
        <EmptyState
          icon="gift"
          title={t('unknown')}
          text={t('unknown.text')}
          action={
            <Link to={LIST} className={buttonStyles('primary', 'md', false)}>
              {t('go.promotions')}
            </Link>
          }
        />
      );
    return (
      <QueryView
        query={{ ...detail, data: promotion }}
        failed={t('detail.error')}
        skeleton={
          <span className="grid gap-6 lg:grid-cols-[3fr_2fr]">
            <Skeleton className="h-96 w-full" />
            <Skeleton className="h-96 w-full" />
          </span>
        }
      >
        {(shown) => <PromotionDetail key={shown.id} promotion={shown} machine={machine} />}
      </QueryView>
    );
  };
  return (
    <PageLayout name={promotion?.title ?? t('name.promoDetail')}>
      <Link
        to={LIST}
        className={`inline-flex min-h-10 items-center gap-2 rounded-xs text-sm font-medium text-primary-ink hover:underline ${focusRing}`}
      >
        <Icon name="arrow-left" className="size-5" />
        {t('go.promotions')}
      </Link>
      {content()}
    </PageLayout>
  );
}

/** The page of the promotion whose id is in the query string. */
export function PromoDetailPage(props: PageProps) {
  return <PromoDetail key={useMemberTurn()} {...props} />;
}
