import type { BannerGroup } from '#schemas/brand-names.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { bannerSize, type BannerSize } from './banner-size.ts';
import { BannerSlide } from './banner-slide.tsx';
import { useHomeTexts } from './texts.ts';
import { useStartGameByNode } from './use-start-game-by-node.ts';

/** Shown if a brand has no banners: the brand's name on a background in its colours. */
export function DefaultBanner() {
  const t = useHomeTexts();
  const { name } = useBrand();
  return (
    <div className="banner bg-[radial-gradient(at_90%_0%,color-mix(in_srgb,var(--c-primary)_45%,transparent),transparent_70%)]">
      <div className="banner-content">
        <div className="banner-words">
          <p className="banner-title">{name}</p>
          <p className="banner-text">{t('hero.text')}</p>
        </div>
      </div>
    </div>
  );
}

export const BANNER_AUTOPLAY_MS = 5000;

/** The banners of a group. Several banners rotate automatically, except in some forms of the hero. Without banners, shows the brand's name. */
export function BannerCarousel({ group, size = bannerSize(group) }: { group: BannerGroup; size?: BannerSize }) {
  const t = useHomeTexts();
  const startByNode = useStartGameByNode();
  const { banners: all, layout } = useBrand();
  const banners = all.filter((banner) => banner.groupName === group);
  const className = `banners banners-${size}`;
  if (banners.length === 0) {
    return (
      <div className={className}>
        <DefaultBanner />
      </div>
    );
  }
  return (
    <Carousel
      label={t('banner.label')}
      autoplayMs={size === 'hero' && layout.stillHero ? null : BANNER_AUTOPLAY_MS}
      labels={{
        carousel: t('banner.carousel'),
        kind: t('banner.kind'),
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
      className={className}
    />
  );
}
