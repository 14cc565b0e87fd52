import { PageLayout } from '#src/brand/page-layout.tsx';
import { ComingSoon } from '#src/brand/coming-soon.tsx';
import { usePromotionTexts } from './texts.ts';

export function PromotionsPage() {
  const t = usePromotionTexts();
  return (
    <PageLayout name={t('name.promotions')} bannerGroup="w_promotion">
      <ComingSoon icon="gift" text={t('soon')} link={{ to: '/rng', label: t('go.games') }} />
    </PageLayout>
  );
}
