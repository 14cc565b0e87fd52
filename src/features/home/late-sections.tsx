import { Suspense, type ReactNode } from 'react';
import type { Banner } from '#schemas/brand.ts';
import type { HomeSection } from '#schemas/layout/layout.ts';
import { PRODUCT_ARTICLE, type SectionKind } from '#schemas/layout/layout-values.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useOwnTexts } from '#src/brand/use-own-texts.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { Benefits } from './benefits.tsx';
import { sectionKey } from './section-key.ts';
import { Steps } from './steps.tsx';
import { Teaser } from './teaser.tsx';
import { useHomeTexts } from './texts.ts';

function Promotions() {
  const t = useHomeTexts();
  return (
    <Teaser
      icon="gift"
      title={t('promotions.title')}
      text={t('promotions.text')}
      action={t('promotions.action')}
      to="/promotions"
    />
  );
}

function App() {
  const t = useHomeTexts();
  const { name } = useBrand();
  return (
    <Teaser
      icon="phone"
      title={t('download.title', { brand: name })}
      text={t('download.text')}
      action={t('download.action')}
      to="/download"
    />
  );
}

/** A card with the brand's texts. One article has default texts. */
function Article({ id = '', to }: HomeSection) {
  const t = useHomeTexts();
  const own = useOwnTexts(`section.${id}`);
  const isSlots = id === PRODUCT_ARTICLE;
  return (
    <Teaser
      icon={isSlots ? 'slots' : 'info'}
      title={own.title ?? (isSlots ? t('slots.title') : '')}
      text={own.text ?? (isSlots ? t('slots.text') : '')}
      action={own.action ?? (isSlots ? t('slots.action') : t('banner.open'))}
      to={to ?? null}
    />
  );
}

const BannerStrip = lazyPart('banner-strip', async () => (await import('./banner-strip.tsx')).BannerStrip);
const STRIP = <div className="h-56" />;

const SECTIONS: Readonly<Partial<Record<SectionKind, (section: HomeSection) => ReactNode>>> = {
  promotions: () => <Promotions />,
  app: () => <App />,
  steps: () => <Steps />,
  claims: () => <Benefits />,
  article: (section) => <Article {...section} />,
  banners: ({ group }) =>
    group !== undefined && (
      <ClientOnly fallback={STRIP}>
        <Suspense fallback={STRIP}>
          <BannerStrip group={group} />
        </Suspense>
      </ClientOnly>
    ),
};

/** A section that has nothing to show leaves no gap: a row of banners, none of which is shown at present. */
const isShown = ({ kind, group }: HomeSection, banners: readonly Banner[]): boolean =>
  kind !== 'banners' || banners.some(({ groupName }) => groupName === group);

/** Sections below the first screen. Browsers skip the layout of each until it is near the viewport. */
export function LateSections({ sections }: { sections: readonly HomeSection[] }) {
  const { banners } = useBrand();
  const shown = sections.filter((section) => isShown(section, banners));
  if (shown.length === 0) return null;
  return (
    <div className="late-sections">
      {shown.map((section) => (
        <div key={sectionKey(section)}>{SECTIONS[section.kind]?.(section)}</div>
      ))}
    </div>
  );
}
