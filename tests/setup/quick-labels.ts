/**
 * Replaces `labels` of form controls: jsdom searches the whole page for a control's labels, again in every query by role and name, which takes most
 * of a journey's time. Comparing each label with the control finds the same labels.
 */
const LABELABLE = 'button, meter, output, progress, select, textarea, input:not([type="hidden"])';

const isLabelOf = (label: HTMLLabelElement, control: HTMLElement): boolean => {
  const { ownerDocument } = control;
  if (label.hasAttribute('for'))
    return control.id !== '' && label.htmlFor === control.id && ownerDocument.getElementById(control.id) === control;
  return label.contains(control) && label.querySelector(LABELABLE) === control;
};

const makeQuick = (prototype: HTMLElement): void => {
  const slow = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      if (!this.isConnected || (this instanceof HTMLInputElement && this.type === 'hidden'))
        return slow?.get?.call(this) as unknown;
      return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => isLabelOf(label, this));
    },
  });
};

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  makeQuick(prototype);
