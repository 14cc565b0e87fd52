import { replayText } from '#src/lib/replay-text.ts';

type Text = HTMLInputElement | HTMLTextAreaElement;

/** Inputs that listen to their own events and are never overwritten by a render: they need one event before their text is used. */
export const selfReading = new WeakSet<Element>();

const NOT_TEXT = new Set(['button', 'checkbox', 'file', 'hidden', 'radio', 'reset', 'submit']);
const isText = (control: Element): control is Text =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !NOT_TEXT.has(control.type));

/** React writes the value of a controlled field to `defaultValue`, so a difference is text that it does not know. A password is in no attribute. */
const isUnread = (control: Element, isSending: boolean): control is Text =>
  isText(control) &&
  control.value !== control.defaultValue &&
  (isSending || (control.type !== 'password' && !selfReading.has(control)));

const report = (control: Text | HTMLSelectElement): void => {
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  else if (selfReading.has(control)) control.dispatchEvent(new Event('input', { bubbles: true }));
  else {
    const caret = control === document.activeElement ? control.selectionStart : null;
    replayText(control, control.value);
    if (caret !== null) control.setSelectionRange(caret, caret);
  }
};

const READ_ON = ['input', 'focusin', 'focusout', 'click', 'submit'] as const;

/**
 * Reads what form fillers write without an event, before the next render would overwrite it, and before a submit or any other button of the form
 * uses it. Returns the function that stops this.
 */
export const watchFilledFields = (form: HTMLFormElement): (() => void) => {
  let isReporting = false;
  const read = ({ type, target }: Event): void => {
    const isButton = type === 'click' && target instanceof Element && target.closest('button') !== null;
    if (isReporting || (type === 'click' && !isButton)) return;
    const isSending = isButton || type === 'submit';
    const texts = [...form.elements].filter((control) => isUnread(control, isSending));
    // The field that is being typed in is read by its own handler, but first if others are read too, because they render the form.
    if (type === 'input' && texts.every((control) => control === target)) return;
    const selects = [...form.elements].filter((control) => control instanceof HTMLSelectElement);
    isReporting = true;
    for (const control of [...texts, ...selects].sort(
      (one, other) => Number(other === target) - Number(one === target),
    ))
      report(control);
    isReporting = false;
  };
  for (const type of READ_ON) form.addEventListener(type, read, true);
  return () => {
    for (const type of READ_ON) form.removeEventListener(type, read, true);
  };
};
