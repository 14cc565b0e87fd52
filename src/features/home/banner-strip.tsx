import type { BannerGroup } from '#schemas/brand-names.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { BannerSlide } from './banner-slide.tsx';
import { useHomeTexts } from './texts.ts';
import { useStartGameByNode } from './use-start-game-by-node.ts';

/** The banners of a page in a row that scrolls horizontally; nothing if there are none. */
export function BannerStrip({ group }: { group: BannerGroup }) {
  const t = useHomeTexts();
  const startByNode = useStartGameByNode();
  const banners = useBrand().banners.filter(({ groupName }) => groupName === group);
  if (banners.length === 0) return null;
  return (
    <ul
      aria-label={t('banner.label')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the row, which may contain no links
      tabIndex={0}
      className="rail-list outline-focus focus-visible:outline-2"
    >
      {banners.map((banner) => (
        <li
          key={banner.bannerId}
          className="banners banners-panel w-[min(24rem,85%)] shrink-0 snap-start overflow-hidden rounded-card sm:w-96"
        >
          <BannerSlide banner={banner} size="panel" first={false} onGame={startByNode} />
        </li>
      ))}
    </ul>
  );
}
