/** The key code of a key that an input method handles; Safari sends it after the composition has ended. */
const INPUT_METHOD_KEY = 229;

/** Checks whether a key event belongs to an input method, such as Escape to cancel a composition. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- the only sign of a composition in Safari
  event.isComposing || event.keyCode === INPUT_METHOD_KEY;
