import { replayText, replayTick } from '#src/lib/replay-input.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the boot script recorded before the page was hydrated. */
export interface EarlyInput {
  /** The fields that were changed, with their values and whether they were ticked. */
  readonly typed: ReadonlyMap<Field, readonly [value: string, ticked: boolean | undefined]>;
  /** The button, or else the form, that was submitted last. */
  readonly submitted?: HTMLElement;
  /** The button that was clicked last, if it submits no form and nothing has handled the click. */
  pressed?: HTMLElement | null;
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

const replayField = (field: Field, typed: string, ticked: boolean | undefined): void => {
  if (field instanceof HTMLSelectElement) {
    field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') replayTick(field as HTMLInputElement, ticked);
  else replayText(field, typed);
};

const LONGEST_MS = 1000;
const POLL_MS = 30;

/**
 * Waits, for a limited time, until React holds the typed text; React then also writes it into `defaultValue`. A form submitted before then would be
 * sent empty.
 */
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

/**
 * Discards the recorded click once React has handled it. Call this once React listens for events: React stops clicks on parts that are still
 * hydrating, so a click that reaches the window has been handled. After the replay there is nothing left to discard.
 */
export const forgetHandledPresses = (): void => addEventListener('click', forgetPress);

/**
 * Replays what the player typed, chose, clicked and submitted in the prerendered page, and marks the page as hydrated, after which the boot script no
 * longer blocks form submits.
 */
export const replayEarlyInput = async ({ dataset }: HTMLElement): Promise<void> => {
  const early = globalThis.earlyInput;
  const typed: EarlyInput['typed'] = early?.typed ?? new Map();
  for (const [field, [value, ticked]] of typed) if (field.isConnected) replayField(field, value, ticked);
  await heldByReact(typed);
  dataset.hydrated = '';
  delete dataset.earlySubmit;
  globalThis.earlyInput = undefined;
  // Read only now, because the player may have submitted while React took over the typed text.
  const { submitted, pressed } = early ?? {};
  pressed?.click();
  if (submitted instanceof HTMLFormElement) submitted.requestSubmit();
  else if (submitted instanceof HTMLButtonElement) submitted.form?.requestSubmit(submitted);
};
