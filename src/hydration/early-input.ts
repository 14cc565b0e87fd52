type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the document's own script (`publish/boot-script.ts`) noted before the page was awake. */
export interface EarlyInput {
  /** Fields that were changed, with their value and whether they were ticked. */
  readonly typed: ReadonlyMap<Field, readonly [value: string, ticked: boolean | undefined]>;
  /** The button, or without one the form, that was pressed last. */
  readonly pressed?: HTMLElement;
}

declare global {
  var early: EarlyInput | undefined;
}

/** React notes what a field holds as it takes it over: what was typed before that is put in anew, past the setter by which it looks. */
const typeAnew = (field: HTMLInputElement | HTMLTextAreaElement, typed: string): void => {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const tickAnew = (field: HTMLInputElement, ticked: boolean | undefined): void => {
  field.checked = field.defaultChecked;
  if (ticked !== field.checked) field.click();
};

const tellAnew = (field: Field, typed: string, ticked: boolean | undefined): void => {
  if (field instanceof HTMLSelectElement) {
    field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') tickAnew(field as HTMLInputElement, ticked);
  else typeAnew(field, typed);
};

const LONGEST_MS = 1000;
const LOOK_MS = 30;

/** React writes what it holds into the markup's own value, too: a form that is sent before that would go without. */
const takenOver = async (typed: EarlyInput['typed'], since = performance.now()): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const isHeld = [...typed].every(
    ([field, [value]]) =>
      field instanceof HTMLSelectElement || field.value !== field.defaultValue || field.defaultValue === value,
  );
  if (!isHeld && performance.now() - since < LONGEST_MS) await takenOver(typed, since);
};

/**
 * Takes up what a player did at the prerendered page before its code was there: what was typed and chosen is told to the fields' owners, and a form
 * that was sent is sent once more. Until then the document holds every form back: without code a browser would put the fields into the address, a
 * password too.
 */
export const takeUpEarlyInput = async ({ dataset }: HTMLElement): Promise<void> => {
  const { typed = new Map(), pressed } = globalThis.early ?? {};
  for (const [field, [value, ticked]] of typed) if (field.isConnected) tellAnew(field, value, ticked);
  await takenOver(typed);
  dataset.awake = '';
  delete dataset.pressed;
  globalThis.early = undefined;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLButtonElement) pressed.form?.requestSubmit(pressed);
};
