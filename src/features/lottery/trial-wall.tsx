import { useEffect, useRef } from 'react';
import type { LotteryVendor } from '#schemas/lottery-vendors.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FrameRoom } from './frame-room.tsx';
import { LobbyLink } from './lobby-link.tsx';
import { useLotteryTexts } from './texts.ts';

const nothing = (): void => undefined;

/** What a trial account sees in place of a lottery; the warning of all protected actions comes with it. */
export function TrialWall({ vendor }: { vendor: LotteryVendor }) {
  const t = useLotteryTexts();
  const protect = useProtectedAction();
  const isWarned = useRef(false);
  useEffect(() => {
    if (isWarned.current) return;
    isWarned.current = true;
    protect(nothing);
  }, [protect]);
  return (
    <FrameRoom>
      <EmptyState
        icon="lock"
        title={t('betting.trial.title')}
        text={t('betting.trial.text')}
        action={<LobbyLink vendor={vendor} />}
      />
    </FrameRoom>
  );
}
