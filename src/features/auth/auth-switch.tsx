import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { Button } from '#src/ui/button.tsx';

export interface AuthSwitchProps {
  /** The question before the link, for example whether the visitor has an account already. */
  readonly question: string;
  readonly label: string;
  readonly modal: 'login' | 'register';
}

/** A link from login to registration or back. */
export function AuthSwitch({ question, label, modal, className }: AuthSwitchProps & { readonly className?: string }) {
  const { open } = useModals();
  return (
    <p className={classNames('flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-muted', className)}>
      <span>{question}</span>
      <Button name={modal} variant="quiet" size="sm" onClick={() => open(modal)}>
        {label}
      </Button>
    </p>
  );
}
