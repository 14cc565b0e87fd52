import { useSearchParams } from 'react-router-dom';
import { promotionDetail } from '#schemas/calls/promotions.ts';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PromotionDetail } from './promotion-detail.tsx';
import { usePromotionTexts } from './texts.ts';
import { useOwnAnswer } from './use-own-answer.ts';
import type { PromotionMachine } from './use-promotion-flow.ts';
import { useMemberTurn } from '#src/session/use-member-turn.ts';

const LIST = '/promotions';

interface PageProps {
  /** Replaces the wired one in stories. */
  readonly machine?: PromotionMachine;
}

function PromoDetail({ machine }: PageProps) {
  const t = usePromotionTexts();
  const common = useCommonTexts();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error, refetch } = useOwnAnswer(promotionDetail, { id }, { enabled: id !== '' });
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
    if (promotion !== undefined) return <PromotionDetail key={promotion.id} promotion={promotion} machine={machine} />;
    if (error !== null)
      return <LoadError text={t('detail.error')} retryLabel={common('retry')} onRetry={() => void refetch()} />;
    return (
      <output className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <span className="sr-only">{common('loading')}</span>
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full" />
      </output>
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

/** The promotion of `?id=`. */
export function PromoDetailPage(props: PageProps) {
  return <PromoDetail key={useMemberTurn()} {...props} />;
}
