let pressed: Element | null = null;

const note = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest('a, button, [tabindex]') : null;
};

/** Records the clicked element for `openerElement`. Returns a function that stops this. */
export const watchPresses = (): (() => void) => {
  document.addEventListener('pointerdown', note, { capture: true });
  return () => document.removeEventListener('pointerdown', note, { capture: true });
};

/** Returns the focused element, or the clicked one if Safari focused only something around it: Safari does not focus clicked buttons. */
export const openerElement = (): Element | null => {
  const active = document.activeElement;
  return pressed !== null && active?.contains(pressed) === true ? pressed : active;
};
