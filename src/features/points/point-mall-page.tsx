import { PageLayout } from '#src/brand/page-layout.tsx';
import { ComingSoon } from '#src/brand/coming-soon.tsx';
import { usePointTexts } from './texts.ts';

export function PointMallPage() {
  const t = usePointTexts();
  return (
    <PageLayout name={t('name')} bannerGroup="w_shop" intro={t('neverExpire')}>
      <ComingSoon icon="star" text={t('soon')} link={{ to: '/rng', label: t('go.games') }} />
    </PageLayout>
  );
}
