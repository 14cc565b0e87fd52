/**
 * Replaces `labels` of form controls: jsdom walks the whole page to find the labels of a control, again in every query by role and name, which takes
 * most of the time of a journey. Comparing each label with the control finds the same labels.
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
