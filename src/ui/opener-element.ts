let pressed: Element | null = null;

const note = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest('a, button, [tabindex]') : null;
};

/** Records the pressed element for `openerElement`. Returns a function that stops this. */
export const watchPresses = (): (() => void) => {
  document.addEventListener('pointerdown', note, { capture: true });
  return () => document.removeEventListener('pointerdown', note, { capture: true });
};

/** What has the focus, or what was pressed: Safari gives a pressed button no focus, but something around it. */
export const openerElement = (): Element | null => {
  const active = document.activeElement;
  return pressed !== null && active?.contains(pressed) === true ? pressed : active;
};
