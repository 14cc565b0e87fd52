import { PageFrame } from '#src/brand/page-frame.tsx';
import { OpensSoon } from '#src/brand/opens-soon.tsx';
import { usePromotionTexts } from './texts.ts';

export function PromotionsPage() {
  const t = usePromotionTexts();
  return (
    <PageFrame name={t('name.promotions')} group="w_promotion">
      <OpensSoon icon="gift" text={t('soon')} way={{ to: '/rng', label: t('go.games') }} />
    </PageFrame>
  );
}
