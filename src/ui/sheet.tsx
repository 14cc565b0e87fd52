import { useId, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { COMPACT_MODAL_DEFAULTS, useDialogElement } from './use-dialog-element.ts';

const SIDES = {
  end: 'h-full w-[min(22.5rem,calc(100%-48px))] ms-auto rounded-s-card starting:translate-x-8 rtl:starting:-translate-x-8',
  bottom: 'w-full max-h-[85%] mt-auto rounded-t-card starting:translate-y-8',
} as const;

/** A drawer at the end or the bottom, open while mounted. A click on the backdrop, Escape or its button closes it. */
export function Sheet({
  title,
  side,
  onClose,
  closeLabel,
  children,
}: {
  title: string;
  side: keyof typeof SIDES;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const { ref, close, handlers } = useDialogElement({
    onClose,
    dismissable: true,
    backgroundCloses: true,
    fadeMs: COMPACT_MODAL_DEFAULTS.fadeDelayMs,
  });
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="fixed inset-0 m-0 hidden [container:dialog/size] size-full max-h-none max-w-none border-0 bg-transparent p-0 outline-none transition-opacity duration-150 open:flex dims-page starting:opacity-0 motion-reduce:transition-none"
      {...handlers}
    >
      <div
        className={classNames(
          'flex flex-col overflow-hidden border border-line bg-surface text-ink shadow-2xl transition-transform duration-200 ease-out motion-reduce:transition-none',
          SIDES[side],
        )}
      >
        <div className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line ps-4 pe-2">
          <h2 id={titleId} className="min-w-0 flex-1 truncate font-display text-[min(1.125rem,7cqi)] font-semibold">
            {title}
          </h2>
          <IconButton label={closeLabel} icon="close" onClick={close} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </div>
    </dialog>
  );
}
