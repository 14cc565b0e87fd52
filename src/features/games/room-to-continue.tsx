import { ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { FOR_MEMBERS } from '#src/ui/for-members.ts';
import { Skeleton, WAITING_PULSE } from '#src/ui/skeleton.tsx';

export const CONTINUE_ITEM = 'w-24 shrink-0 snap-start sm:w-32';
export const CONTINUE_LIST =
  'flex list-none snap-x gap-2 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] sm:gap-3 [&::-webkit-scrollbar]:hidden';
const WAITING = [0, 1, 2, 3] as const;

/** Where the games to go on with will stand; not for visitors, nor for a member who had none, which the boot script says. */
export function RoomToContinue() {
  return (
    <div aria-hidden="true" className={`space-y-3 [:root[data-continues=no]_&]:hidden ${FOR_MEMBERS}`}>
      <Skeleton className="h-7 w-40" />
      <div className={CONTINUE_LIST}>
        {WAITING.map((at) => (
          <div key={at} className={`${CONTINUE_ITEM} ${WAITING_PULSE}`}>
            <ArtTileSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
