/**
 * React ignores a value equal to the last one it saw, and it watches the element's own setter, so reset the value and set it again with the
 * prototype's setter.
 */
export const replayText = (field: HTMLInputElement | HTMLTextAreaElement, typed: string): void => {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Resets a checkbox to the state that React knows and, if that is not `ticked`, clicks it, so that React notices the change. */
export const replayTick = (field: HTMLInputElement, ticked: boolean | undefined): void => {
  field.checked = field.defaultChecked;
  if (ticked !== field.checked) field.click();
};
