import { ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { MEMBERS_ONLY } from '#src/session/use-session.ts';
import { Skeleton, SKELETON_PULSE } from '#src/ui/skeleton.tsx';

export const CONTINUE_PLAYING_ITEM = 'w-[6rem] shrink-0 snap-start sm:w-32';
export const CONTINUE_PLAYING_LIST =
  'flex list-none snap-x gap-2 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] sm:gap-3 [&::-webkit-scrollbar]:hidden';
const SKELETON_KEYS = [0, 1, 2, 3] as const;

/**
 * The skeleton of the recent games. CSS hides it from visitors, and from members who had no recent games on their last visit; the boot script marks
 * them with `data-continues`.
 */
export function ContinuePlayingSkeleton() {
  return (
    <div aria-hidden="true" className={`space-y-3 [:root[data-continues=no]_&]:hidden ${MEMBERS_ONLY}`}>
      <Skeleton className="h-7 w-40" />
      <div className={CONTINUE_PLAYING_LIST}>
        {SKELETON_KEYS.map((at) => (
          <div key={at} className={`${CONTINUE_PLAYING_ITEM} ${SKELETON_PULSE}`}>
            <ArtTileSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
