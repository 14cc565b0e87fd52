import type { FieldMessage } from './field-messages.ts';
import { watchFilledFields } from './filled-fields.ts';
import type { FieldValue, FormValues } from './form-values.ts';

type SlowCheck = (value: FieldValue, values: FormValues) => Promise<FieldMessage | null>;

/** The fields of a form and their checks, created by `schemaRules` from a schema, or by `requiredFields` for a form whose fields are all required. */
export interface FormRules {
  /** Every field that the form may have, in form order. */
  readonly order: readonly string[];
  /** Returns one message for each invalid field. */
  readonly check: (values: FormValues) => ReadonlyMap<string, FieldMessage>;
  /** Returns the message of one field; runs on each keystroke. */
  readonly checkField?: (values: FormValues, name: string) => FieldMessage | undefined;
  /** Returns the asynchronous check of a field; it runs only for clean values that pass the other checks. */
  readonly slowCheck?: (name: string) => SlowCheck | undefined;
  /** Returns the fields that exist for these values. */
  readonly present?: (values: FormValues) => readonly string[];
  /** Adds the form's defaults to the values. */
  readonly complete?: (values: FormValues) => FormValues;
  /** Returns the values as they are checked, for example trimmed. */
  readonly clean?: (values: FormValues) => FormValues;
  /** Returns the clean values without those that are never submitted, such as a confirmation. */
  readonly submitted?: (values: FormValues) => FormValues;
}

/** The state of a field. It stays the same object until its value or message changes, as `useSyncExternalStore` requires. */
export interface FieldState {
  readonly value: FieldValue | undefined;
  readonly message: FieldMessage | null;
}

/** Keys for `subscribe` besides field names; the leading space distinguishes them from any field. */
export const ANY_FIELD = ' anyField';
export const INVALID_FIELDS = ' invalidFields';
export const FAILED_ATTEMPTS = ' failedAttempts';

const EMPTY_FIELD: FieldState = { value: undefined, message: null };

/**
 * The state of one form, outside React: a component subscribes to one field, so a keystroke renders at most that field. Messages appear after a blur
 * or a submit; a server error is cleared by the next edit of its field.
 */
export class FormStore {
  #rules: FormRules;
  #element: HTMLFormElement | null = null;
  #stopWatching: (() => void) | null = null;
  readonly #fieldStates = new Map<string, FieldState>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #touched = new Set<string>();
  readonly #slowResults = new Map<string, { readonly value: FieldValue; readonly message: FieldMessage | null }>();
  readonly #held = new Set<Promise<boolean>>();
  #pausedBlurs: string[] | null = null;
  #invalidFields: readonly string[] | null = null;
  #failedAttempts = 0;
  #changes = 0;

  constructor(rules: FormRules, start: FormValues) {
    this.#rules = rules;
    for (const [name, value] of Object.entries(start)) this.#fieldStates.set(name, { value, message: null });
  }

  /** Sets the form element. `focus` looks for controls in it, and the store reads text that a form filler writes into it without an event. */
  attach(element: HTMLFormElement | null): void {
    this.#stopWatching?.();
    this.#stopWatching = element && watchFilledFields(element);
    this.#element = element;
  }

  focus(name: string): void {
    const control = this.#element?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  /** Replaces the rules, because the platform sends them twice and the later response wins. Values are kept; visible messages are recomputed. */
  setRules(rules: FormRules): void {
    if (rules === this.#rules) return;
    this.#slowResults.clear();
    this.#rules = rules;
    for (const [name, value] of Object.entries(rules.complete?.(this.values()) ?? {}))
      this.#setField(name, { value, message: this.field(name).message });
    this.#revalidate();
  }

  /** Sets values that load after the form, such as the visitor's country. They fill only fields that have no value yet. */
  setDefaults(values: FormValues): void {
    for (const [name, value] of Object.entries(values)) {
      const { value: held, message } = this.field(name);
      if (held === undefined) this.#setField(name, { value, message });
    }
  }

  /** Calls the listener when the field changes. `name` can also be `ANY_FIELD`, `INVALID_FIELDS` or `FAILED_ATTEMPTS`. */
  subscribe(name: string, listener: () => void): () => void {
    const own = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, own.add(listener));
    return () => own.delete(listener);
  }

  field(name: string): FieldState {
    return this.#fieldStates.get(name) ?? EMPTY_FIELD;
  }

  /** Returns the number of changes to any field, for use as the snapshot of `ANY_FIELD`. */
  changes(): number {
    return this.#changes;
  }

  values(): FormValues {
    return Object.fromEntries(
      [...this.#fieldStates].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const])),
    );
  }

  /** Returns the value of a field as it would be submitted. */
  getValue(name: string): FieldValue | undefined {
    return this.#clean(this.values())[name];
  }

  setValue(name: string, value: FieldValue): void {
    const { value: held, message } = this.field(name);
    if (held === value) return;
    this.#setField(name, { value, message });
    if (message === null) return;
    const found = 'text' in message ? null : this.#validate(name);
    this.#setField(name, { value, message: found });
  }

  /** Empties a field and keeps its message; `setValue` would revalidate the field. */
  clearValue(name: string): void {
    this.#setField(name, { value: undefined, message: this.field(name).message });
  }

  /** Marks a field as touched, so that it shows its message from now on; the other touched fields are revalidated too. */
  blur(name: string): void {
    if (this.#pausedBlurs !== null) {
      this.#pausedBlurs.push(name);
      return;
    }
    this.#touched.add(name);
    this.#revalidate();
    void this.#checkSlowly(name).then((isNew) => isNew && this.#revalidate());
  }

  /** Pauses messages while a pointer is down: a new message would move the button away from the pointer. */
  pauseMessages(): void {
    this.#pausedBlurs ??= [];
  }

  resumeMessages(): void {
    const left = this.#pausedBlurs ?? [];
    this.#pausedBlurs = null;
    for (const name of left) this.blur(name);
  }

  /** Returns the number of submits that failed, here or on the server, since the last successful one. */
  failedAttempts(): number {
    return this.#failedAttempts;
  }

  /** Shows the server's messages, keyed by field name. */
  setServerErrors(errors: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(errors))
      this.#setField(name, { value: this.field(name).value, message: { text } });
    this.#recordAttempt(Object.keys(errors).length === 0);
  }

  /** Validates one field and marks it as touched, for example before a code is sent to a number; resolves to `true` if the field is valid. */
  async validateField(name: string): Promise<boolean> {
    this.#touched.add(name);
    await this.#checkSlowly(name);
    this.#revalidate();
    return this.field(name).message === null;
  }

  /**
   * Delays a submit until a field has finished its work, such as preparing the chosen pictures. If the work resolves to `false`, nothing is
   * submitted.
   */
  holdSubmit(work: Promise<boolean>): void {
    this.#held.add(work);
    void work.finally(() => this.#held.delete(work));
  }

  /** Returns the values to submit, or `null` if a field is invalid. Asynchronous checks run only after all others have passed. */
  async submit(): Promise<FormValues | null> {
    if (this.#held.size > 0 && (await Promise.all(this.#held)).includes(false)) return null;
    for (const name of this.#presentNames()) this.#touched.add(name);
    for (const [name, { value, message }] of this.#fieldStates)
      if (message !== null && 'text' in message) this.#setField(name, { value, message: null });
    this.#revalidate();
    const values = this.values();
    if (this.invalidFields().length === 0) {
      await Promise.all(this.#presentNames().map((name) => this.#checkSlowly(name)));
      this.#revalidate();
    }
    const isValid = this.invalidFields().length === 0;
    this.#recordAttempt(isValid);
    return isValid ? (this.#rules.submitted?.(values) ?? this.#clean(values)) : null;
  }

  /** Returns the names with a message: fields in form order, then names that the form does not have. The array stays the same until the list changes. */
  invalidFields(): readonly string[] {
    if (this.#invalidFields !== null) return this.#invalidFields;
    const at = (name: string): number => {
      const index = this.#rules.order.indexOf(name);
      return index === -1 ? Number.MAX_SAFE_INTEGER : index;
    };
    const names = [...this.#fieldStates].filter(([, { message }]) => message !== null).map(([name]) => name);
    this.#invalidFields = names.sort((one, other) => at(one) - at(other));
    return this.#invalidFields;
  }

  #presentNames(): readonly string[] {
    return this.#rules.present?.(this.values()) ?? this.#rules.order;
  }

  #clean(values: FormValues): FormValues {
    return this.#rules.clean?.(values) ?? values;
  }

  #validate(name: string): FieldMessage | null {
    const values = this.values();
    const { check, checkField } = this.#rules;
    const message = checkField === undefined ? check(values).get(name) : checkField(values, name);
    return message ?? this.#slowMessage(name);
  }

  #slowMessage(name: string): FieldMessage | null {
    const result = this.#slowResults.get(name);
    return result !== undefined && result.value === this.getValue(name) ? result.message : null;
  }

  #revalidate(): void {
    const messages = this.#rules.check(this.values());
    const present = new Set(this.#presentNames());
    for (const name of this.#touched) {
      const { value, message } = this.field(name);
      if (message !== null && 'text' in message && present.has(name)) continue;
      const next = present.has(name) ? (messages.get(name) ?? this.#slowMessage(name)) : null;
      this.#setField(name, { value, message: next });
    }
  }

  /** Runs the asynchronous check of a field that passes all others; resolves to `true` if there is a new result for the current value. */
  async #checkSlowly(name: string): Promise<boolean> {
    const check = this.#rules.slowCheck?.(name);
    const values = this.#clean(this.values());
    const value = values[name];
    if (check === undefined || value === undefined || this.#slowResults.get(name)?.value === value) return false;
    if (this.#rules.check(values).has(name)) return false;
    const message = await check(value, values);
    if (this.getValue(name) !== value) return false;
    this.#slowResults.set(name, { value, message });
    return true;
  }

  #setField(name: string, next: FieldState): void {
    const old = this.field(name);
    if (old.value === next.value && isSameMessage(old.message, next.message)) return;
    this.#fieldStates.set(name, next);
    this.#changes += 1;
    this.#notify(name);
    this.#notify(ANY_FIELD);
    if (old.message === next.message) return;
    this.#invalidFields = null;
    this.#notify(INVALID_FIELDS);
  }

  #recordAttempt(isValid: boolean): void {
    this.#failedAttempts = isValid ? 0 : this.#failedAttempts + 1;
    this.#notify(FAILED_ATTEMPTS);
  }

  #notify(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }
}

const isSameMessage = (one: FieldMessage | null, other: FieldMessage | null): boolean =>
  one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));
