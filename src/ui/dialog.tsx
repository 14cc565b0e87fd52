import { useId, useRef, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-styles.ts';
import { COMPACT_MODAL_DEFAULTS, useDialogElement } from './use-dialog-element.ts';

export interface DialogAction {
  id: string;
  label: string;
  variant?: ButtonVariant;
  isDefault?: boolean;
}

const defaultOf = (actions: readonly DialogAction[]): DialogAction | undefined =>
  actions.length === 1 ? actions[0] : actions.find((action) => action.isDefault === true);

/**
 * A question or warning, 400 px wide. Enter chooses the only action or the default one. Without actions there is one button, `closeLabel`. Any other
 * way of closing calls `onAction` with `close`.
 */
export function Dialog({
  title,
  text,
  actions,
  onAction,
  closeLabel,
}: {
  title?: string | undefined;
  text: string;
  actions?: readonly DialogAction[] | undefined;
  onAction: (id: string) => void;
  closeLabel: string;
}) {
  const id = useId();
  const shown: readonly DialogAction[] = actions?.length ? actions : [{ id: 'close', label: closeLabel }];
  const main = defaultOf(shown);
  const chosen = useRef('close');
  const { ref, close, handlers } = useDialogElement({
    onClose: () => onAction(chosen.current),
    dismissable: true,
    backgroundCloses: false,
    fadeMs: COMPACT_MODAL_DEFAULTS.fadeDelayMs,
  });
  const choose = (action: string): void => {
    chosen.current = action;
    close();
  };
  const keys = (event: KeyboardEvent): void => {
    const onButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
    if (event.key !== 'Enter' || onButton || main === undefined) return;
    event.preventDefault();
    choose(main.id);
  };
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={title === undefined ? `${id}-text` : `${id}-title`}
      aria-describedby={title === undefined ? undefined : `${id}-text`}
      tabIndex={-1}
      className="fixed inset-0 m-0 hidden size-full max-h-none max-w-none items-center justify-center border-0 bg-transparent p-2 outline-none transition-opacity duration-150 open:flex dims-page starting:opacity-0 motion-reduce:transition-none"
      {...handlers}
      onKeyDown={keys}
    >
      <div className="flex max-h-full w-[25rem] max-w-full flex-col gap-5 overflow-y-auto card p-6 text-ink shadow-2xl">
        <div className="space-y-2">
          {title !== undefined && (
            <h2 id={`${id}-title`} className="font-display text-lg font-semibold text-balance">
              {title}
            </h2>
          )}
          <p id={`${id}-text`} className="text-sm leading-relaxed text-pretty whitespace-pre-line text-ink-muted">
            {text}
          </p>
        </div>
        <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
          {shown.map((action) => (
            <Button
              key={action.id}
              name={action.id}
              variant={action.variant ?? (action === main ? 'primary' : 'secondary')}
              onClick={() => choose(action.id)}
              className="max-sm:w-full"
            >
              {action.label}
            </Button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
