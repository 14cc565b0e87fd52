import type { Banner } from '#schemas/brand.ts';
import { useOwnTexts } from '#src/brand/use-own-texts.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { BannerLink } from './banner-link.tsx';
import type { BannerSize } from './banner-size.ts';
import { bannerTarget } from './banner-target.ts';
import { useHomeTexts } from './texts.ts';

const LOW_ON_PHONES = '@max-2xl:min-h-9 @max-2xl:px-4 @max-2xl:text-sm';

/** A banner: a picture, a text with a shade behind it, and a link over the whole slide if the banner has a target. */
export function BannerSlide({
  banner,
  size,
  first,
  onGame,
}: {
  banner: Banner;
  size: BannerSize;
  first: boolean;
  onGame: (nodeId: string) => void;
}) {
  const t = useHomeTexts();
  const { name } = useBrand();
  const { title, text, action } = useOwnTexts(`banner.${banner.bannerId}`);
  const target = bannerTarget(banner);
  const hasText = title !== null || text !== null;
  return (
    <div className="banner">
      <img
        src={banner.url}
        alt={hasText ? '' : name}
        width={1600}
        height={800}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
        data-focus={banner.focus}
      />
      {hasText && (
        <div className="banner-content">
          <div className="banner-words">
            {title !== null && <p className="banner-title">{title}</p>}
            {text !== null && <p className="banner-text">{text}</p>}
            {target !== null && (
              <BannerLink
                target={target}
                onGame={onGame}
                className={classNames(
                  buttonStyles('primary', size === 'hero' ? 'lg' : 'sm'),
                  size === 'hero' && LOW_ON_PHONES,
                  'banner-link',
                )}
              >
                {action ?? t('banner.open')}
              </BannerLink>
            )}
          </div>
        </div>
      )}
      {!hasText && target !== null && (
        <BannerLink target={target} onGame={onGame} className="banner-cover">
          <span className="sr-only">{action ?? t('banner.open')}</span>
        </BannerLink>
      )}
    </div>
  );
}
