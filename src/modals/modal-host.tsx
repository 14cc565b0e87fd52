import { Suspense, type ComponentType } from 'react';
import { useModals, type ModalName, type ModalProps } from './modal-store.ts';

/** A component for every main modal; each draws its own frame. */
export type ModalTable = {
  readonly [Name in ModalName]: ComponentType<ModalProps[Name] & { readonly onClose: () => void }>;
};

/** Draws the open main modal from the table. */
export function ModalHost({ table, loading }: { readonly table: ModalTable; readonly loading: React.ReactNode }) {
  const { current, close } = useModals();
  if (current === null) return null;
  // The store pairs each name with its own props, which TypeScript cannot follow through the lookup.
  const Component = table[current.name] as ComponentType<object & { readonly onClose: () => void }>;
  return (
    <Suspense fallback={loading}>
      <Component key={current.name} {...current.props} onClose={close} />
    </Suspense>
  );
}
