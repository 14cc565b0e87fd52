import { useLaunchTexts } from '#src/launch/texts.ts';
import { Link } from '#src/ui/link.tsx';
import { LatestDraw, LatestDrawSkeleton } from './latest-draw.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { bettingPath, type Lottery } from './lotteries.ts';
import { LotteryPicture } from './lottery-picture.tsx';
import { useLotteryTexts } from './texts.ts';
import type { LotteryViewState } from './use-lottery-view-state.ts';

const CARD = 'flex h-full flex-col gap-2 card p-3';

/** A lottery. The whole card links to its betting view, except the favourite and history buttons. */
export function LotteryCard({
  lottery,
  viewState,
  withVendor,
}: {
  lottery: Lottery;
  viewState: LotteryViewState;
  withVendor: boolean;
}) {
  const t = useLotteryTexts();
  const launch = useLaunchTexts();
  const { draws, favourites, newestOf, pictures, showHistory, toggleFavourite } = viewState;
  const { name } = lottery;
  return (
    <li
      className={`${CARD} relative transition duration-200 hover:border-field-line hover:shadow-tile motion-reduce:transition-none`}
    >
      <div className="flex flex-1 items-start gap-3">
        <LotteryPicture lottery={lottery} pictures={pictures} className="size-14" />
        <div className="min-w-0 flex-1 self-center">
          <Link
            to={bettingPath(lottery)}
            className="line-clamp-2 text-sm leading-[1.25rem] font-semibold text-ink outline-none after:absolute after:inset-0 after:rounded-card after:outline-offset-2 after:outline-focus focus-visible:after:outline-2"
          >
            {name}
          </Link>
          {lottery.inMaintenance ? (
            <p className="text-xs font-semibold text-accent-ink">{launch('maintenance')}</p>
          ) : (
            withVendor && <p className="truncate text-xs text-ink-muted">{t(`vendor.${lottery.vendor}`)}</p>
          )}
        </div>
        <div className="relative z-10 -me-1.5 -mt-1.5">
          <FavouriteButton
            name={name}
            isFavourite={favourites.includes(lottery.favouriteId)}
            onToggle={() => toggleFavourite(lottery.favouriteId)}
          />
        </div>
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
    </li>
  );
}
