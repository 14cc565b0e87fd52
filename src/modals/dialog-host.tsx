import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import type { DialogStore, OpenDialog } from './dialog-store.ts';

const Dialog = lazyPart('dialog', async () => (await import('#src/ui/dialog.tsx')).Dialog);

const NONE: readonly OpenDialog[] = [];

/** Draws the stacked dialogs; `closeLabel` is the default button's word. */
export function DialogHost({ store, closeLabel }: { readonly store: DialogStore; readonly closeLabel: string }) {
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
