import { useModals } from '#src/modals/modal-store.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { useHomeTexts } from './texts.ts';

/** Opens registration; only for visitors, and only where the platform lets them register by themselves. */
export function RegisterButton() {
  const t = useHomeTexts();
  const { open } = useModals();
  const { phase } = useSession();
  const mayRegister = useModule('DIRECTREG3');
  if (phase !== 'visitor' || !mayRegister) return null;
  return (
    <Button size="lg" onClick={() => open('register')}>
      {t('steps.action')}
    </Button>
  );
}
