import { ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { MEMBERS_ONLY } from '#src/session/use-session.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Skeleton, SKELETON_PULSE } from '#src/ui/skeleton.tsx';

export const RAIL_ITEM = 'rail-item snap-start';
export const RAIL_LIST = 'rail-list';
const SKELETON_KEYS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The skeleton of a row of games that scrolls horizontally. */
export function RailSkeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('space-y-3 overflow-hidden', className)}>
      <Skeleton className="h-7 w-40" />
      <div className={RAIL_LIST}>
        {SKELETON_KEYS.map((at) => (
          <div key={at} className={`${RAIL_ITEM} ${SKELETON_PULSE}`}>
            <ArtTileSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * The skeleton of the recent games. CSS hides it from visitors, and from members who had no recent games on their last visit; the boot script marks
 * them with `data-continues`.
 */
export function ContinuePlayingSkeleton() {
  return <RailSkeleton className={`[:root[data-continues=no]_&]:hidden ${MEMBERS_ONLY}`} />;
}
