import { useEffect } from 'react';
import type { LotteryVendor } from '#schemas/lottery-vendors.ts';
import { TrialNotice } from '#src/launch/trial-notice.tsx';
import { useModals } from '#src/modals/modal-store.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FramePlaceholder, OpeningIndicator } from './frame-placeholder.tsx';
import { LobbyLink } from './lobby-link.tsx';
import { LaunchedLottery } from './launched-lottery.tsx';
import { useLotteryTexts } from './texts.ts';

/** Shows a vendor's lottery in a frame, or the vendor's lobby if `gameCode` is `null`. Visitors have to log in first. A logout removes the frame. */
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
  const common = useCommonTexts();
  const { phase, member } = useSession();
  const { open } = useModals();
  const latest = useLatest({ phase, open });

  // Opens the login for visitors when the page mounts, but not when a member logs out there.
  useEffect(() => {
    const { phase, open } = latest.current;
    if (phase === 'visitor') open('login');
  }, [latest]);

  if (phase === 'visitor')
    return (
      <FramePlaceholder>
        <EmptyState
          icon="lock"
          title={t('betting.login.title', { name })}
          text={t('betting.login.text')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={() => open('login')}>{common('logIn')}</Button>
              <LobbyLink vendor={vendor} />
            </div>
          }
        />
      </FramePlaceholder>
    );
  if (member === null) return <OpeningIndicator name={name} />;
  return member.kind === 'trial' ? (
    <FramePlaceholder>
      <TrialNotice
        title={t('betting.trial.title')}
        text={t('betting.trial.text')}
        action={<LobbyLink vendor={vendor} />}
      />
    </FramePlaceholder>
  ) : (
    <LaunchedLottery vendor={vendor} gameCode={gameCode} name={name} />
  );
}
