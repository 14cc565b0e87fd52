import { Suspense } from 'react';
import { OfficialAddresses } from '#src/brand/official-addresses.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AppCard } from './app-card.tsx';
import { appResources } from './app-resources.ts';
import { InstallCard } from './install-card.tsx';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useDownloadTexts } from './texts.ts';

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4';
const SKELETON_KEYS = ['a', 'b', 'c'] as const;

export function DownloadPage() {
  const t = useDownloadTexts();
  const common = useCommonTexts();
  const { name, resources, platform, hosts } = useBrand();
  const { status, info } = useSiteInfo();
  const apps = appResources(info?.resources ?? [], resources, platform.allow.image, hosts[0]);
  const isWaiting = status === 'starting';
  return (
    <PageLayout name={t('name')} bannerGroup="w_down" heading={t('heading', { brand: name })} intro={t('text')}>
      {isWaiting && (
        <div className={GRID}>
          {SKELETON_KEYS.map((card) => (
            <Skeleton key={card} className="h-40 rounded-card sm:h-80" />
          ))}
        </div>
      )}
      {!isWaiting && apps.length === 0 && (
        <div className="card">
          <EmptyState
            icon="phone"
            title={t('none.title')}
            text={t('none.text')}
            action={
              <Link to="/index" className={buttonStyles('secondary', 'md')}>
                {common('goHome')}
              </Link>
            }
          />
        </div>
      )}
      {!isWaiting && apps.length > 0 && (
        <ul className={GRID}>
          {apps.map((app) => (
            <AppCard key={app.type} app={app} />
          ))}
        </ul>
      )}
      <ClientOnly>
        <InstallCard />
        <Suspense fallback={null}>
          <OfficialAddresses />
        </Suspense>
      </ClientOnly>
    </PageLayout>
  );
}
