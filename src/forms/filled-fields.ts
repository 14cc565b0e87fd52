import { replayText, replayTick } from '#src/lib/replay-input.ts';

type Text = HTMLInputElement | HTMLTextAreaElement;

/** Uncontrolled inputs. A render never overwrites their text, so one `input` event on submit is enough to read it. */
export const selfReading = new WeakSet<Element>();

const NOT_TEXT = new Set(['button', 'checkbox', 'file', 'hidden', 'radio', 'reset', 'submit']);
const isText = (control: Element): control is Text =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !NOT_TEXT.has(control.type));

/**
 * Whether an input contains text that React does not know: the value that it knows is mirrored to `defaultValue`, so the two differ.
 * Passwords are not mirrored to an attribute, and are therefore read only on submit.
 */
const isUnread = (control: Element, isSending: boolean): control is Text =>
  isText(control) &&
  control.value !== control.defaultValue &&
  (isSending || (control.type !== 'password' && !selfReading.has(control)));

/** Whether a form filler has ticked a checkbox without an event; only checkboxes marked as fillable count. */
const isUnreadTick = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && 'fillable' in control.dataset && control.checked !== control.defaultChecked;

const report = (control: Text | HTMLSelectElement): void => {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') replayTick(control, control.checked);
  else if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  else if (selfReading.has(control)) control.dispatchEvent(new Event('input', { bubbles: true }));
  else {
    const caret = control === document.activeElement ? control.selectionStart : null;
    replayText(control, control.value);
    if (caret !== null) control.setSelectionRange(caret, caret);
  }
};

const READ_ON = ['input', 'focusin', 'focusout', 'click', 'submit'] as const;

/**
 * Dispatches the missing events for text that a form filler wrote without events, before the next render overwrites it and before a submit or another
 * button of the form uses it. Returns a function that stops watching.
 */
export const watchFilledFields = (form: HTMLFormElement): (() => void) => {
  let isReporting = false;
  const read = ({ type, target }: Event): void => {
    const isButton = type === 'click' && target instanceof Element && target.closest('button') !== null;
    if (isReporting || (type === 'click' && !isButton)) return;
    const isSending = isButton || type === 'submit';
    const texts = [...form.elements].filter((control) => isUnread(control, isSending));
    // The field that the user is typing in has its own handler. It is read here only together with other fields, and before them, because reading
    // them renders the form.
    if (type === 'input' && texts.every((control) => control === target)) return;
    const selects = [...form.elements].filter((control) => control instanceof HTMLSelectElement);
    const ticks = [...form.elements].filter(isUnreadTick).filter((control) => control !== target);
    isReporting = true;
    for (const control of [...texts, ...selects, ...ticks].sort(
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
