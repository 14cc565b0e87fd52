import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toProblem } from '#schemas/problem.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { useAuth } from '../auth-service.ts';
import { useAuthTexts } from '../texts.ts';

/** A button that opens a trial account with play money; renders nothing if the platform offers no trial accounts. */
export function FreePlayButton() {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const words = useProblemText();
  const { machines } = useAuth();
  const { close } = useModals();
  const { show } = useDialogs();
  const navigate = useNavigate();
  const offered = useModule('FREEPLAY3');
  const [busy, setBusy] = useState(false);
  if (!offered) return null;

  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const { freePlay } = await machines.load();
      await freePlay();
      close();
      await navigate('/');
    } catch (error) {
      await show({
        title: t('free.play'),
        text: words(toProblem(error)),
        actions: [{ id: 'ok', label: common('ok'), variant: 'primary', isDefault: true }],
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-6 border-t border-line pt-5 text-center">
      <Button variant="secondary" block busy={busy} onClick={() => void play()}>
        {t('free.play')}
      </Button>
      <p className="mt-2 text-sm text-pretty text-ink-muted">{t('free.text')}</p>
    </div>
  );
}
