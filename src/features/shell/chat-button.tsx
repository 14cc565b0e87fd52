import type { ReactNode } from 'react';
import { useModals } from '#src/modals/modal-store.ts';

/** A button that opens the chat room. Must be rendered only for brands that have one. */
export function ChatButton({
  className,
  children,
  label,
  onChosen,
}: {
  className: string;
  children: ReactNode;
  label?: string;
  onChosen?: () => void;
}) {
  const { open } = useModals();
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => {
        onChosen?.();
        open('chat');
      }}
    >
      {children}
    </button>
  );
}
