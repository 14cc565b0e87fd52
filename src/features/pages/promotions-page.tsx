import { PageFrame } from '#src/brand/page-frame.tsx';
import { Soon } from './soon.tsx';
import { usePageTexts } from './texts.ts';

export function PromotionsPage() {
  const t = usePageTexts();
  return (
    <PageFrame name={t('name.promotions')} group="w_promotion">
      <Soon icon="gift" text={t('soon.promotions')} way={{ to: '/rng', label: t('go.games') }} />
    </PageFrame>
  );
}
