import { useEffect, useRef } from 'react';
import type { LotteryVendor } from '#schemas/lottery-vendors.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FramePlaceholder } from './frame-placeholder.tsx';
import { LobbyLink } from './lobby-link.tsx';
import { useLotteryTexts } from './texts.ts';

const noop = (): void => undefined;

/** Shown to a trial account instead of a lottery, together with the usual warning of protected actions. */
export function TrialNotice({ vendor }: { vendor: LotteryVendor }) {
  const t = useLotteryTexts();
  const protect = useProtectedAction();
  const isWarned = useRef(false);
  useEffect(() => {
    if (isWarned.current) return;
    isWarned.current = true;
    protect(noop);
  }, [protect]);
  return (
    <FramePlaceholder>
      <EmptyState
        icon="lock"
        title={t('betting.trial.title')}
        text={t('betting.trial.text')}
        action={<LobbyLink vendor={vendor} />}
      />
    </FramePlaceholder>
  );
}
