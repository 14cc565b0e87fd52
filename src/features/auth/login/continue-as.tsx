import { Button } from '#src/ui/button.tsx';
import { useAuth } from '../auth-service.ts';
import { useAuthTexts } from '../texts.ts';
import { useLoginView, useRemembered } from './login-view.ts';
import { useLoginWait } from './use-login-wait.ts';

/** Returns the user name that can log in with one click, or `null` if there is none. */
export const useContinueName = (): string | null => {
  const remembered = useRemembered();
  return remembered?.by === 'token' ? remembered.username : null;
};

/** A button that logs in with one click, because the platform still accepts the last login of this browser. */
export function ContinueAs({ name, block = false }: { readonly name: string; readonly block?: boolean }) {
  const t = useAuthTexts();
  const { login } = useAuth();
  const { busy } = useLoginView();
  const wait = useLoginWait();
  return (
    <Button
      size={block ? 'lg' : 'md'}
      block={block}
      busy={busy}
      aria-disabled={busy || wait !== null || undefined}
      onClick={() => login.submit({ type: 'remembered', username: name })}
      className="min-w-0 aria-disabled:cursor-not-allowed"
    >
      <span className="block truncate">{wait ?? t('continue.as', { name })}</span>
    </Button>
  );
}
