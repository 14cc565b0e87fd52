import { PageFrame } from '#src/brand/page-frame.tsx';
import { OpensSoon } from '#src/brand/opens-soon.tsx';
import { usePromotionTexts } from './texts.ts';

export function PromoDetailPage() {
  const t = usePromotionTexts();
  return (
    <PageFrame name={t('name.promoDetail')} group="w_promotion">
      <OpensSoon icon="gift" text={t('soon')} way={{ to: '/promotions', label: t('go.promotions') }} />
    </PageFrame>
  );
}
