/** The key code of a key that an input method takes; Safari sends it after the composition has ended. */
const INPUT_METHOD_KEY = 229;

/** Whether a key belongs to an input method, for instance Escape to give up what is being composed. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells in Safari
  event.isComposing || event.keyCode === INPUT_METHOD_KEY;
