import type { ReactNode } from 'react';
import type { BannerGroup } from '#schemas/brand-names.ts';
import { useBannerTexts } from '#src/brand/use-banner-texts.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { classNames } from '#src/lib/class-names.ts';

/** The frame of a page: its title in the tab and as heading, an opening line, content. A banner of `group` that has a title of its own stands for the heading to the eye. */
export function PageFrame({
  name,
  heading = name,
  group,
  lead,
  children,
}: {
  name: string;
  heading?: string;
  group?: BannerGroup;
  lead?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(name);
  const banner = useBrand().banners.find(({ groupName }) => groupName === group);
  const { title } = useBannerTexts(banner?.bannerId ?? '');
  const isTitled = banner !== undefined && title !== null;
  return (
    <div className="mx-auto max-w-7xl space-y-6 px-4 py-6 sm:px-6 sm:py-8">
      <header className={classNames('space-y-1', isTitled && lead === undefined && 'sr-only')}>
        <h1 className={isTitled ? 'sr-only' : 'font-display text-2xl font-bold text-balance text-ink sm:text-3xl'}>
          {heading}
        </h1>
        {lead !== undefined && <p className="max-w-prose text-pretty text-ink-muted">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
