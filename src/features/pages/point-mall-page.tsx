import { PageFrame } from '#src/brand/page-frame.tsx';
import { Soon } from './soon.tsx';
import { usePageTexts } from './texts.ts';

export function PointMallPage() {
  const t = usePageTexts();
  return (
    <PageFrame name={t('name.pointMall')} group="w_shop" lead={t('points.neverExpire')}>
      <Soon icon="star" text={t('soon.pointMall')} way={{ to: '/rng', label: t('go.games') }} />
    </PageFrame>
  );
}
