import { useId, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { COMPACT_MODAL_DEFAULTS, useDialogElement } from './use-dialog-element.ts';
import { useDrag } from './use-drag.ts';

export type ModalSize = 'compact' | 'sm' | 'md' | 'lg' | 'xl' | 'tall';

// Never wider than the window minus the dialog's padding, except `xl` on phones.
const SIZES: Readonly<Record<ModalSize, string>> = {
  compact: 'min-w-[200px] min-h-[200px] w-fit',
  sm: 'w-[25rem] max-sm:h-full',
  md: 'w-[37.5rem] min-h-[300px] max-sm:h-full',
  lg: 'w-[53.75rem] min-h-[300px] max-sm:h-full',
  // Fills the whole screen on phones, for a centre with its own pages.
  xl: 'w-[70rem] min-h-[300px] h-full max-sm:rounded-none max-sm:border-0 sm:h-[min(47.5rem,100%)]',
  // The height does not depend on the content.
  tall: 'w-[47.5rem] h-full sm:h-[min(45rem,100%)]',
};

/**
 * A modal that is open while mounted. Phones show it as a full-height sheet. Focus goes to `[data-autofocus]` inside it, otherwise to the modal
 * itself.
 */
export function Modal({
  title,
  onClose,
  closeLabel,
  size = 'md',
  dismissable = true,
  backgroundCloses = true,
  hideTitle = false,
  banner,
  footer,
  beforeOpen,
  beforeClose,
  headerClassName,
  bodyClassName = 'p-4 sm:p-6',
  children,
}: {
  title: ReactNode;
  onClose: () => void;
  closeLabel: string;
  size?: ModalSize;
  /** `false` disables Escape, clicks on the backdrop and the close button. */
  dismissable?: boolean;
  backgroundCloses?: boolean;
  hideTitle?: boolean;
  banner?: ReactNode;
  footer?: ReactNode;
  beforeOpen?: () => boolean;
  beforeClose?: () => boolean | Promise<boolean>;
  headerClassName?: string;
  bodyClassName?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const { ref, close, handlers } = useDialogElement({
    onClose,
    dismissable,
    backgroundCloses,
    beforeOpen,
    beforeClose,
    fadeMs: COMPACT_MODAL_DEFAULTS.fadeDelayMs,
  });
  const { panel, dragging, handle } = useDrag(size === 'compact' && COMPACT_MODAL_DEFAULTS.draggable);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(
        'fixed inset-0 m-0 hidden [container:dialog/size] size-full max-h-none max-w-none items-center justify-center border-0 bg-transparent p-2 outline-none open:flex max-sm:items-end max-sm:pb-0',
        size === 'xl' && 'max-sm:p-0',
        'transition-opacity duration-150 dims-page starting:opacity-0 motion-reduce:transition-none',
      )}
      {...handlers}
    >
      <div
        ref={panel}
        className={classNames(
          'flex max-h-full max-w-full flex-col overflow-hidden short:overflow-y-auto short:overscroll-contain card text-ink shadow-2xl max-sm:rounded-b-none',
          'transition-transform duration-200 ease-out starting:translate-y-4 motion-reduce:transition-none',
          SIZES[size],
        )}
      >
        <div
          {...handle}
          className={classNames(
            'flex shrink-0 items-center gap-3 ps-4 pe-2 short:sticky short:top-0 short:z-10 short:bg-surface sm:ps-6 sm:pe-3',
            dragging ? 'cursor-grabbing' : size === 'compact' && 'cursor-grab touch-none',
            hideTitle && !dismissable ? '' : 'min-h-14',
            !hideTitle && 'border-b border-line',
            headerClassName,
          )}
        >
          <h2
            id={titleId}
            className={
              hideTitle
                ? 'sr-only'
                : 'min-w-0 flex-1 py-2 font-display text-[min(1.125rem,7cqi)] leading-tight font-semibold text-balance'
            }
          >
            {title}
          </h2>
          {dismissable && (
            <IconButton name="close" label={closeLabel} icon="close" onClick={close} className="ms-auto" />
          )}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain has-data-form-actions:scroll-pb-24 short:flex-none short:overflow-visible">
          {banner}
          <div className={bodyClassName}>{children}</div>
        </div>
        {footer !== undefined && <div className="shrink-0 border-t border-line px-4 py-3 sm:px-6">{footer}</div>}
      </div>
    </dialog>
  );
}
