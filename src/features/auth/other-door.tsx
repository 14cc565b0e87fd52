import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { Button } from '#src/ui/button.tsx';

export interface OtherDoorProps {
  /** Whom the other door is for. */
  readonly question: string;
  readonly label: string;
  readonly modal: 'login' | 'register';
}

/** From logging in to registering, and back. */
export function OtherDoor({ question, label, modal, className }: OtherDoorProps & { readonly className?: string }) {
  const { open } = useModals();
  return (
    <p className={classNames('flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-muted', className)}>
      {question}
      <Button variant="quiet" size="sm" onClick={() => open(modal)}>
        {label}
      </Button>
    </p>
  );
}
