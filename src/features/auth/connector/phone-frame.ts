/** The texts around the frame. */
export interface FrameTexts {
  readonly title: string;
  readonly close: string;
}

export interface PhoneFrame {
  readonly target: () => Window | null;
  /** Brings the frame to the front at the given height in CSS pixels. */
  readonly show: (height: number, onClose: () => void) => void;
  readonly hide: () => void;
  readonly remove: () => void;
}

const PERMITTED = 'allow-scripts allow-same-origin allow-forms allow-popups';
/** Classes that hide the frame but keep it rendered, because scripts of providers measure their own size. */
const AWAY = 'pointer-events-none fixed start-0 top-0 m-0 block size-px overflow-hidden border-0 p-0 opacity-0';
const IN_FRONT = 'm-auto w-[min(26rem,calc(100vw-1rem))] card p-2 text-ink backdrop:bg-canvas/80';

/**
 * Creates the frame of the provider's page in a separate dialog, as a child of `body`. The frame must not be moved when the modal that opened it
 * closes, because that reloads it, and its page would forget the code that it sent. It is in a dialog, because an open modal makes everything outside
 * it inert.
 */
export const createPhoneFrame = (address: string, words: () => FrameTexts): PhoneFrame => {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const close = document.createElement('button');
  let heard = (): void => undefined;
  frame.setAttribute('sandbox', PERMITTED);
  frame.src = address;
  frame.className = 'block w-full border-0';
  frame.tabIndex = -1;
  close.type = 'button';
  close.className = 'min-h-11 w-full cursor-pointer rounded-control text-primary-ink';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    away();
    heard();
  });
  dialog.append(frame, close);
  const away = (): void => {
    dialog.className = AWAY;
    dialog.inert = true;
    dialog.ariaHidden = 'true';
  };
  away();
  document.body.append(dialog);
  return {
    target: () => frame.contentWindow,
    show: (height, onClose) => {
      heard = onClose;
      frame.style.height = `${height}px`;
      if (dialog.open) return;
      const { title, close: label } = words();
      frame.title = title;
      dialog.ariaLabel = title;
      close.textContent = label;
      dialog.className = IN_FRONT;
      dialog.inert = false;
      dialog.ariaHidden = null;
      dialog.showModal();
    },
    hide: () => {
      heard = () => undefined;
      if (dialog.open) dialog.close();
    },
    remove: () => dialog.remove(),
  };
};
