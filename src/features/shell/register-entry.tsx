import { useModals } from '#src/modals/modal-store.ts';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';

/** A button that opens the registration; renders nothing if visitors cannot register. */
export function RegisterEntry({ size = 'sm', onChosen }: { size?: 'sm' | 'md'; onChosen?: () => void }) {
  const common = useCommonTexts();
  const { open } = useModals();
  const mayRegister = useMayRegister();
  if (!mayRegister) return null;
  const choose = (): void => {
    onChosen?.();
    open('register');
  };
  return (
    <Button name="register" size={size} onClick={choose} className="whitespace-nowrap">
      {common('register')}
    </Button>
  );
}
