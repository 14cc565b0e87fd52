/**
 * React ignores a value equal to the last one it saw, and it watches the element's own setter, so reset the value and set it again with the
 * prototype's setter.
 */
export const replayText = (field: HTMLInputElement | HTMLTextAreaElement, typed: string): void => {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
