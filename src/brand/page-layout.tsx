import type { ReactNode } from 'react';
import type { BannerGroup } from '#schemas/brand-names.ts';
import { useOwnTexts } from '#src/brand/use-own-texts.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { classNames } from '#src/lib/class-names.ts';

/**
 * The layout of a page: its title in the tab and as the heading, an introduction and content. If the banner of `bannerGroup` has its own title, the
 * heading is for screen readers only.
 */
export function PageLayout({
  name,
  heading = name,
  lang,
  bannerGroup,
  intro,
  children,
}: {
  name: string;
  heading?: string;
  /** The language of the heading, if it differs from the page's. */
  lang?: string | undefined;
  bannerGroup?: BannerGroup;
  intro?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(name);
  const banner = useBrand().banners.find(({ groupName }) => groupName === bannerGroup);
  const { title } = useOwnTexts(`banner.${banner?.bannerId ?? ''}`);
  const hasBannerTitle = banner !== undefined && title !== null;
  return (
    <div className="mx-auto max-w-7xl space-y-6 px-4 py-6 sm:px-6 sm:py-8">
      <header className={classNames('space-y-1', hasBannerTitle && intro === undefined && 'sr-only')}>
        <h1
          lang={lang}
          className={hasBannerTitle ? 'sr-only' : 'font-display text-2xl font-bold text-balance text-ink sm:text-3xl'}
        >
          {heading}
        </h1>
        {intro !== undefined && <p className="max-w-prose text-pretty text-ink-muted">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
