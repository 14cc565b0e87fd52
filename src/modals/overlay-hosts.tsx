import { Suspense, useEffect, type ComponentType } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useService } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import { dialogService, type OpenDialog } from './dialog-store.ts';
import { useModals, type ModalName, type ModalProps } from './modal-store.ts';
import { watchPresses } from '#src/ui/opener-element.ts';

const PRELOAD_DELAY_MS = 200;

/** Most dialogs and toasts report a failure, so their code is loaded early, in case the connection is lost. */
const usePreload = (preload: () => Promise<void>): void =>
  useEffect(() => {
    const load = (): void => void preload().catch(() => undefined);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, PRELOAD_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [preload]);

/** The component of every main modal; each renders a `Modal`. */
export type ModalTable = {
  readonly [Name in ModalName]: ComponentType<ModalProps[Name] & { readonly onClose: () => void }>;
};

/** Renders the open main modal, looked up in the table. */
export function ModalHost({ table, loading }: { readonly table: ModalTable; readonly loading: React.ReactNode }) {
  const { current, close } = useModals();
  useEffect(watchPresses, []);
  if (current === null) return null;
  // The store pairs each name with its own props, which TypeScript cannot follow through the lookup.
  const Component = table[current.name] as ComponentType<object & { readonly onClose: () => void }>;
  return (
    <Suspense fallback={loading}>
      <Component key={current.name} {...current.props} onClose={close} />
    </Suspense>
  );
}

const Dialog = lazyPart('dialog', async () => (await import('#src/ui/dialog.tsx')).Dialog);

const NO_DIALOGS: readonly OpenDialog[] = [];

/** Renders the stack of dialogs; `closeLabel` is the text of the default button. */
export function DialogHost({ closeLabel }: { readonly closeLabel: string }) {
  usePreload(Dialog.preload);
  const dialogs = useStore(useService(dialogService), () => NO_DIALOGS);
  if (dialogs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {dialogs.map(({ id, title, text, actions, answer }) => (
        <Dialog key={id} title={title} text={text} actions={actions} closeLabel={closeLabel} onAction={answer} />
      ))}
    </Suspense>
  );
}
