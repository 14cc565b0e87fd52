import { Button } from '#src/ui/button.tsx';
import { useAuthHub, useLoginView } from './auth-hub.ts';
import { useAuthTexts } from './texts.ts';
import { useLoginWait } from './use-login-wait.ts';

/** The name that the platform lets in at one press, or `null`. */
export const useContinueName = (): string | null => {
  const { remembered } = useLoginView();
  return remembered?.by === 'token' ? remembered.username : null;
};

/** Logging in at one press, by what the platform remembers of the last login. */
export function ContinueAs({ name, block = false }: { readonly name: string; readonly block?: boolean }) {
  const t = useAuthTexts();
  const hub = useAuthHub();
  const { busy } = useLoginView();
  const wait = useLoginWait();
  return (
    <Button
      size={block ? 'lg' : 'md'}
      block={block}
      busy={busy}
      aria-disabled={busy || wait !== null || undefined}
      onClick={() => hub.submit({ type: 'remembered', username: name })}
      className="min-w-0 aria-disabled:cursor-not-allowed"
    >
      <span className="truncate">{wait ?? t('continue.as', { name })}</span>
    </Button>
  );
}
