import { Suspense, type ComponentType } from 'react';
import type { ModalName } from './modal-store.ts';
import { useModals } from './use-modals.ts';

/** A main modal: it draws itself, its own frame included. */
export type ModalComponent = ComponentType<{ readonly onClose: () => void } & Readonly<Record<string, unknown>>>;

/** Draws the open main modal from the table. A name without a row opens nothing. */
export function ModalHost({
  table,
  loading,
}: {
  readonly table: Readonly<Partial<Record<ModalName, ModalComponent>>>;
  readonly loading: React.ReactNode;
}) {
  const { current, close } = useModals();
  const Component = current === null ? undefined : table[current.name];
  if (current === null || Component === undefined) return null;
  return (
    <Suspense fallback={loading}>
      <Component key={current.name} {...current.props} onClose={close} />
    </Suspense>
  );
}
