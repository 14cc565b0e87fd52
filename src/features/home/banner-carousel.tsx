import type { BannerGroup } from '#schemas/brand-names.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { BANNER_HEIGHT, bannerSize, type BannerSize } from './banner-size.ts';
import { BannerSlide } from './banner-slide.tsx';
import { DefaultBanner } from './default-banner.tsx';
import { useHomeTexts } from './texts.ts';
import { useGameByNode } from './use-game-by-node.ts';

export const BANNER_AUTOPLAY_MS = 5000;

/** The banners of a group, turning by themselves where there is more than one; the brand's name where there is none. */
export function BannerCarousel({ group, size = bannerSize(group) }: { group: BannerGroup; size?: BannerSize }) {
  const t = useHomeTexts();
  const startByNode = useGameByNode();
  const banners = useBrand().banners.filter((banner) => banner.groupName === group);
  if (banners.length === 0) {
    return (
      <div className={BANNER_HEIGHT[size]}>
        <DefaultBanner />
      </div>
    );
  }
  return (
    <Carousel
      label={t('banner.label')}
      autoplayMs={BANNER_AUTOPLAY_MS}
      labels={{
        previous: t('banner.previous'),
        next: t('banner.next'),
        pause: t('banner.pause'),
        play: t('banner.play'),
        slide: (number, total) => t('banner.slide', { number, total }),
      }}
      slides={banners.map((banner, at) => ({
        id: banner.bannerId,
        content: <BannerSlide banner={banner} size={size} first={at === 0} onGame={startByNode} />,
      }))}
      className={classNames('bg-footer', BANNER_HEIGHT[size])}
    />
  );
}
