import { PageFrame } from '#src/brand/page-frame.tsx';
import { OpensSoon } from '#src/brand/opens-soon.tsx';
import { usePointTexts } from './texts.ts';

export function PointMallPage() {
  const t = usePointTexts();
  return (
    <PageFrame name={t('name')} group="w_shop" lead={t('neverExpire')}>
      <OpensSoon icon="star" text={t('soon')} way={{ to: '/rng', label: t('go.games') }} />
    </PageFrame>
  );
}
