import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import type { DialogStore, OpenDialog } from './dialog-store.ts';

const Dialog = lazyPart('dialog', async () => (await import('#src/ui/dialog.tsx')).Dialog);

const SOON_MS = 200;

const fetchDialog = (): void => void Dialog.preload().catch(() => undefined);

const NONE: readonly OpenDialog[] = [];

/** Draws the stacked dialogs; `closeLabel` is the default button's word. */
export function DialogHost({ store, closeLabel }: { readonly store: DialogStore; readonly closeLabel: string }) {
  // Most of what it says is said when something failed: it is there before the line is gone.
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchDialog, SOON_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchDialog);
    return () => cancelIdleCallback(idle);
  }, []);
  const dialogs = useSyncExternalStore(store.subscribe, store.get, () => NONE);
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
