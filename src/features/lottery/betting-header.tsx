import { buttonStyles } from '#src/ui/button-styles.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { LatestDraw, LatestDrawSkeleton } from './latest-draw.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { lobbyPath, vendorLobbyPath, type Lottery } from './lotteries.ts';
import { LotteryPicture } from './lottery-picture.tsx';
import type { PlayType } from './play-types.ts';
import { useLotteryTexts } from './texts.ts';
import type { LotteryViewState } from './use-lottery-view-state.ts';

/** The header of a lottery page: name, play type, latest draw and links back. */
export function BettingHeader({
  lottery,
  playType,
  viewState,
}: {
  lottery: Lottery;
  playType: PlayType | null;
  viewState: LotteryViewState;
}) {
  const t = useLotteryTexts();
  const { draws, favourites, newestOf, pictures, showHistory, toggleFavourite } = viewState;
  const { favouriteId, name, vendor } = lottery;
  return (
    <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-1 px-4 py-2 sm:px-6 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 items-center gap-1">
        <LotteryPicture lottery={lottery} pictures={pictures} className="me-2 size-12" />
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-display text-lg leading-[1.5rem] font-bold text-ink">{name}</h1>
          <p className="flex flex-wrap gap-x-3 text-xs leading-[1.25rem] text-ink-muted">
            <Link
              to={lobbyPath(vendor)}
              className={`font-semibold text-primary-ink underline underline-offset-2 ${focusRing}`}
            >
              {t('betting.back')}
            </Link>
            {playType !== null && (
              <span>{t('betting.play', { name: 'key' in playType ? t(playType.key) : playType.own })}</span>
            )}
          </p>
        </div>
        <FavouriteButton
          name={name}
          isFavourite={favourites.includes(favouriteId)}
          onToggle={() => toggleFavourite(favouriteId)}
        />
        <Link to={vendorLobbyPath(vendor)} title={t('lobby.open')} className={buttonStyles('quiet', 'sm')}>
          <Icon name="grid" className="size-5" />
          <span className="max-md:sr-only">{t('lobby.open')}</span>
        </Link>
      </div>
      {draws.isPending ? (
        <LatestDrawSkeleton />
      ) : (
        <LatestDraw
          draw={newestOf(lottery)}
          isNew={draws.isNew(lottery.gameCode)}
          name={name}
          onHistory={() => showHistory(lottery)}
        />
      )}
    </div>
  );
}
