import type { Banner } from '#schemas/brand.ts';
import { useOwnTexts } from '#src/brand/use-own-texts.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { BannerLink } from './banner-link.tsx';
import type { BannerSize } from './banner-size.ts';
import { bannerTarget } from './banner-target.ts';
import { useHomeTexts } from './texts.ts';

const COVER_SLIDE = 'after:absolute after:inset-0';
const LOW_ON_PHONES = '@max-2xl:min-h-9 @max-2xl:px-4 @max-2xl:text-sm';
const WIDE_SCRIM =
  '@2xl:bg-linear-to-r @2xl:from-footer @2xl:from-25% @2xl:via-footer/85 @2xl:via-42% @2xl:to-transparent @2xl:to-60%';

// In wide slides, and in the hero on phones, the text is at the start and the picture at the end. In other narrow slides the picture is above the text.
const STYLES: Readonly<
  Record<BannerSize, { image: string; scrim: string; content: string; words?: string; title: string; text: string }>
> = {
  hero: {
    image: '',
    scrim: `bg-linear-to-r from-footer from-45% via-footer/85 via-72% to-transparent ${WIDE_SCRIM}`,
    content: 'justify-end pb-10 @2xl:pb-8',
    words: '@max-2xl:w-3/4',
    title: 'text-xl @2xl:text-3xl @5xl:text-5xl',
    text: 'line-clamp-3 text-sm @2xl:text-base @5xl:text-lg',
  },
  page: {
    image: '',
    scrim: `bg-linear-to-t from-footer from-35% via-footer/75 via-55% to-transparent ${WIDE_SCRIM}`,
    content: 'justify-end pb-4',
    title: 'text-xl @2xl:text-3xl @5xl:text-4xl',
    text: 'line-clamp-2 text-sm @2xl:text-base',
  },
  panel: {
    image: '',
    scrim: 'bg-linear-to-r from-footer from-30% via-footer/75 via-60% to-transparent',
    content: 'justify-center pb-4',
    title: 'text-lg',
    text: 'line-clamp-2 text-sm',
  },
  column: {
    image: '',
    scrim:
      'bg-linear-to-r from-footer from-30% via-footer/75 via-60% to-transparent lg:bg-linear-to-t lg:from-10% lg:via-35% lg:to-65%',
    content: 'justify-center pb-4 lg:justify-end lg:px-8 lg:pb-16',
    title: 'text-lg lg:text-4xl',
    text: 'line-clamp-2 text-sm lg:text-lg',
  },
};

/** A banner: a picture, a text with a gradient behind it, and a link over the whole slide if the banner has a target. */
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
  const { title, text, action } = useOwnTexts('banner', banner.bannerId);
  const target = bannerTarget(banner);
  const hasText = title !== null || text !== null;
  const styles = STYLES[size];
  return (
    <div className="@container relative isolate h-full overflow-hidden bg-footer text-on-footer">
      <img
        src={banner.url}
        alt={hasText ? '' : name}
        width={1600}
        height={800}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
        className={classNames('absolute inset-0 -z-10 size-full object-cover object-[72%_50%]', styles.image)}
      />
      {hasText && (
        <>
          <div className={classNames('absolute inset-0 -z-10', styles.scrim)} />
          <div
            className={classNames(
              'mx-auto flex h-full max-w-7xl flex-col gap-2 px-4 pt-4 @2xl:justify-center @2xl:gap-3 @2xl:px-6',
              styles.content,
            )}
          >
            <div className={classNames('max-w-lg space-y-1 @2xl:w-1/2 @2xl:space-y-2', styles.words)}>
              {title !== null && (
                <p className={classNames('font-display leading-tight font-bold text-balance', styles.title)}>{title}</p>
              )}
              {text !== null && <p className={classNames('text-pretty', styles.text)}>{text}</p>}
            </div>
            {target !== null && (
              <div className="mt-1">
                <BannerLink
                  target={target}
                  onGame={onGame}
                  className={classNames(
                    buttonStyles('primary', size === 'hero' ? 'lg' : 'sm'),
                    size === 'hero' && LOW_ON_PHONES,
                    COVER_SLIDE,
                  )}
                >
                  {action ?? t('banner.open')}
                </BannerLink>
              </div>
            )}
          </div>
        </>
      )}
      {!hasText && target !== null && (
        <BannerLink
          target={target}
          onGame={onGame}
          className="absolute inset-0 outline-focus -outline-offset-4 focus-visible:outline-4"
        >
          <span className="sr-only">{action ?? t('banner.open')}</span>
        </BannerLink>
      )}
    </div>
  );
}
