type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the boot script noted before the page was hydrated. */
export interface EarlyInput {
  /** Fields that were changed, with their value and whether they were ticked. */
  readonly typed: ReadonlyMap<Field, readonly [value: string, ticked: boolean | undefined]>;
  /** The button, or without one the form, that was submitted last. */
  readonly submitted?: HTMLElement;
  /** The button that was pressed last, if it submits no form and nothing has handled the press. */
  pressed?: HTMLElement | null;
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

/** React ignores a value that equals the one it saw last, and it watches the element's own setter: the value is reset and set again by the prototype's. */
const replayText = (field: HTMLInputElement | HTMLTextAreaElement, typed: string): void => {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const replayTick = (field: HTMLInputElement, ticked: boolean | undefined): void => {
  field.checked = field.defaultChecked;
  if (ticked !== field.checked) field.click();
};

const replayField = (field: Field, typed: string, ticked: boolean | undefined): void => {
  if (field instanceof HTMLSelectElement) {
    field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') replayTick(field as HTMLInputElement, ticked);
  else replayText(field, typed);
};

const LONGEST_MS = 1000;
const POLL_MS = 30;

/** Resolves once React holds what was typed, which it then writes into `defaultValue` too: a form that is sent before would go out empty. */
const heldByReact = async (typed: EarlyInput['typed'], since = performance.now()): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  const isHeld = [...typed].every(
    ([field, [value]]) =>
      field instanceof HTMLSelectElement || field.value !== field.defaultValue || field.defaultValue === value,
  );
  if (!isHeld && performance.now() - since < LONGEST_MS) await heldByReact(typed, since);
};

const forgetPress = (): void => {
  if (globalThis.earlyInput !== undefined) globalThis.earlyInput.pressed = null;
};

/** To be called once React listens: it stops a press on a part that still hydrates, so one that reaches the window has been handled. Later there is nothing to forget. */
export const forgetHandledPresses = (): void => addEventListener('click', forgetPress);

/** Replays what the player typed, chose, pressed and submitted in the prerendered page, and marks the page as hydrated: from then on the boot script holds no form back. */
export const replayEarlyInput = async ({ dataset }: HTMLElement): Promise<void> => {
  const early = globalThis.earlyInput;
  const typed: EarlyInput['typed'] = early?.typed ?? new Map();
  for (const [field, [value, ticked]] of typed) if (field.isConnected) replayField(field, value, ticked);
  await heldByReact(typed);
  dataset.hydrated = '';
  delete dataset.earlySubmit;
  globalThis.earlyInput = undefined;
  // Only now: the player may have submitted while React took over what was typed.
  const { submitted, pressed } = early ?? {};
  pressed?.click();
  if (submitted instanceof HTMLFormElement) submitted.requestSubmit();
  else if (submitted instanceof HTMLButtonElement) submitted.form?.requestSubmit(submitted);
};
