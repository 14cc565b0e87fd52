import { useModals } from '#src/modals/modal-store.ts';
import { useModule, useSiteInfo } from '#src/platform/use-site-info.ts';
import { Button } from '#src/ui/button.tsx';
import { useShellTexts } from './texts.ts';

/** Opens registration, where the platform allows direct registration. Invisible while that is unknown, to avoid layout shift. */
export function RegisterEntry({ size = 'sm', onChosen }: { size?: 'sm' | 'md'; onChosen?: () => void }) {
  const t = useShellTexts();
  const { open } = useModals();
  const { status } = useSiteInfo();
  const mayRegister = useModule('DIRECTREG3');
  if (status !== 'starting' && !mayRegister) return null;
  const choose = (): void => {
    onChosen?.();
    open('register');
  };
  return (
    <Button size={size} onClick={choose} className={mayRegister ? 'whitespace-nowrap' : 'invisible whitespace-nowrap'}>
      {t('register')}
    </Button>
  );
}
