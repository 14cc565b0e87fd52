/** The key code of a key that an input method takes; Safari sends it after the composition has ended. */
const INPUT_METHOD_KEY = 229;

/** Whether a key event belongs to an input method, for example Escape to cancel a composition. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells in Safari
  event.isComposing || event.keyCode === INPUT_METHOD_KEY;
