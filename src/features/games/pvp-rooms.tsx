import type { OutputOf } from '#schemas/call.ts';
import { pvpRooms } from '#schemas/calls/games.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useShowMore } from '#src/lib/use-show-more.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { MEMBERS_ONLY, useSession } from '#src/session/use-session.ts';
import { useStartGame } from '#src/launch/use-start-game.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useGameTexts } from './texts.ts';

const REFRESH_MS = 30_000;
const ROW = 'flex min-h-16 flex-wrap items-center justify-end gap-x-3 gap-y-2 card px-4 py-2';
/** A small number, so that the games below stay within reach and the skeleton can reserve the same space. */
const BATCH_SIZE = 9;
const NONE: OutputOf<typeof pvpRooms> = [];
const SKELETON_KEYS = Array.from({ length: BATCH_SIZE }, (_, at) => at);

/**
 * The PVP rooms of a vendor with their players and minimum bets; visitors see a login button instead. `vassalage` is `null` for all vendors, and
 * `undefined` until the vendor has loaded.
 */
export function PvpRooms({ vassalage }: { vassalage: string | null | undefined }) {
  const t = useGameTexts();
  const common = useCommonTexts();
  const { phase } = useSession();
  const { open } = useModals();
  return (
    <section aria-labelledby="pvp-rooms" className="space-y-3">
      <h2 id="pvp-rooms" className="font-display text-lg font-bold text-ink">
        {t('rooms.title')}
      </h2>
      {phase === 'visitor' ? (
        <>
          <div className={ROW}>
            <p className="min-w-0 flex-1 basis-40 text-sm text-pretty text-ink-muted">{t('rooms.login.text')}</p>
            <Button variant="secondary" size="sm" onClick={() => open('login')}>
              {common('logIn')}
            </Button>
          </div>
          {/* The document is the same for everybody. Until hydration, this reserves the space of a member's rooms. */}
          <div aria-hidden="true" className={MEMBERS_ONLY}>
            <RoomsSkeleton />
          </div>
        </>
      ) : (
        <Rooms vassalage={vassalage} />
      )}
    </section>
  );
}

const ROOMS = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-3';

function RoomsSkeleton() {
  return (
    <span className="block space-y-3">
      <span className={ROOMS}>
        {SKELETON_KEYS.map((key) => (
          <Skeleton key={key} className="h-16 rounded-card" />
        ))}
      </span>
      <Skeleton className="mx-auto h-11 w-32" />
    </span>
  );
}

function Rooms({ vassalage }: { vassalage: string | null | undefined }) {
  const t = useGameTexts();
  const { phase } = useSession();
  const money = useMoney();
  const { start, busy } = useStartGame();
  const query = useCallQuery(pvpRooms, vassalage == null ? {} : { vassalage }, {
    enabled: phase === 'member' && vassalage !== undefined,
    refetchInterval: REFRESH_MS,
  });
  const { visible, hasMore, showMore } = useShowMore(query.data ?? NONE, BATCH_SIZE);
  return (
    <QueryView
      query={query}
      skeleton={<RoomsSkeleton />}
      empty={<p className="text-sm text-ink-muted">{t('rooms.empty')}</p>}
    >
      {() => (
        <>
          <ul className={classNames('list-none', ROOMS)}>
            {visible.map((room) => (
              <li key={room.roomId} className={ROW}>
                <span className="min-w-0 flex-1 basis-[8rem]">
                  <span className="block truncate text-sm font-semibold text-ink">{room.roomName}</span>
                  <span className="block text-xs text-ink-muted">{`${t('rooms.minBet', { amount: money(room.minBet) })} · ${t('rooms.players', { count: room.players })}`}</span>
                </span>
                <Button
                  size="sm"
                  busy={busy === room.nodeId}
                  onClick={() =>
                    start({
                      nodeId: room.nodeId,
                      vassalage: room.vassalage,
                      gameType: 'PVP',
                      gameName: room.roomName,
                      hasDemo: room.hasDemo === true,
                    })
                  }
                  aria-label={`${t('rooms.join')}: ${room.roomName}`}
                >
                  {t('rooms.join')}
                </Button>
              </li>
            ))}
          </ul>
          {hasMore && (
            <div className="flex justify-center">
              <Button variant="secondary" onClick={showMore}>
                {t('games.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryView>
  );
}
