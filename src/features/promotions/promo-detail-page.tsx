import { PageLayout } from '#src/brand/page-layout.tsx';
import { ComingSoon } from '#src/brand/coming-soon.tsx';
import { usePromotionTexts } from './texts.ts';

export function PromoDetailPage() {
  const t = usePromotionTexts();
  return (
    <PageLayout name={t('name.promoDetail')} bannerGroup="w_promotion">
      <ComingSoon icon="gift" text={t('soon')} link={{ to: '/promotions', label: t('go.promotions') }} />
    </PageLayout>
  );
}
