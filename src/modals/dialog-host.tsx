import { Suspense, useEffect } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useService } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import { dialogService, type OpenDialog } from './dialog-store.ts';

const Dialog = lazyPart('dialog', async () => (await import('#src/ui/dialog.tsx')).Dialog);

const SOON_MS = 200;

const fetchDialog = (): void => void Dialog.preload().catch(() => undefined);

const NONE: readonly OpenDialog[] = [];

/** Draws the stacked dialogs; `closeLabel` is the default button's word. */
export function DialogHost({ closeLabel }: { readonly closeLabel: string }) {
  // Most of what it says is said when something failed: it is there before the line is gone.
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchDialog, SOON_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchDialog);
    return () => cancelIdleCallback(idle);
  }, []);
  const dialogs = useStore(useService(dialogService), () => NONE);
  if (dialogs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {dialogs.map(({ id, title, text, actions, answer }) => (
        <Dialog
          key={id}
          {...(title === undefined ? {} : { title })}
          text={text}
          actions={actions ?? [{ id: 'close', label: closeLabel, variant: 'primary', isDefault: true }]}
          closeLabel={closeLabel}
          onAction={answer}
        />
      ))}
    </Suspense>
  );
}
