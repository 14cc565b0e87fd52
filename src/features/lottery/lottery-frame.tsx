import { useEffect } from 'react';
import type { LotteryVendor } from '#schemas/lottery-vendors.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FrameRoom, OpeningNote } from './frame-room.tsx';
import { LobbyLink } from './lobby-link.tsx';
import { OpenedLottery } from './opened-lottery.tsx';
import { useLotteryTexts } from './texts.ts';
import { TrialWall } from './trial-wall.tsx';

/** A vendor's lottery, or without `gameCode` its lobby, in this page. A visitor logs in first, and it opens afterwards; what was opened goes with the session. */
export function LotteryFrame({
  vendor,
  gameCode,
  name,
}: {
  vendor: LotteryVendor;
  gameCode: string | null;
  name: string;
}) {
  const t = useLotteryTexts();
  const { phase, member } = useSession();
  const { open } = useModals();
  const arrival = useLatest({ phase, open });

  // Whoever comes to play is asked at once; whoever logs out here is not.
  useEffect(() => {
    const { phase, open } = arrival.current;
    if (phase === 'visitor') open('login');
  }, [arrival]);

  if (phase === 'visitor')
    return (
      <FrameRoom>
        <EmptyState
          icon="lock"
          title={t('betting.login.title', { name })}
          text={t('betting.login.text')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={() => open('login')}>{t('betting.login')}</Button>
              <LobbyLink vendor={vendor} />
            </div>
          }
        />
      </FrameRoom>
    );
  if (member === null) return <OpeningNote name={name} />;
  return member.kind === 'trial' ? (
    <TrialWall vendor={vendor} />
  ) : (
    <OpenedLottery vendor={vendor} gameCode={gameCode} name={name} />
  );
}
