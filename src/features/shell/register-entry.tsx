import { useModals } from '#src/modals/modal-store.ts';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { Button } from '#src/ui/button.tsx';
import { useShellTexts } from './texts.ts';

/** Opens registration, where the platform has it. */
export function RegisterEntry({ size = 'sm', onChosen }: { size?: 'sm' | 'md'; onChosen?: () => void }) {
  const t = useShellTexts();
  const { open } = useModals();
  const mayRegister = useMayRegister();
  if (!mayRegister) return null;
  const choose = (): void => {
    onChosen?.();
    open('register');
  };
  return (
    <Button size={size} onClick={choose} className="whitespace-nowrap">
      {t('register')}
    </Button>
  );
}
