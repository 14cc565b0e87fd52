import { PageFrame } from '#src/brand/page-frame.tsx';
import { Soon } from './soon.tsx';
import { usePageTexts } from './texts.ts';

export function PromoDetailPage() {
  const t = usePageTexts();
  return (
    <PageFrame name={t('name.promoDetail')} group="w_promotion">
      <Soon icon="gift" text={t('soon.promotions')} way={{ to: '/promotions', label: t('go.promotions') }} />
    </PageFrame>
  );
}
