import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { fieldMessage, fieldMessages, ruleMessage, type FieldMessage } from './field-messages.ts';
import { cleanValues, presentFields, submittedValues, type FieldValue, type FormValues } from './form-values.ts';
import type { PatternChecker } from './validator/pattern-checker.ts';

/** The same object until the value or the message of the field changes, as `useSyncExternalStore` needs it. */
export interface FieldState {
  readonly value: FieldValue | undefined;
  readonly message: FieldMessage | null;
}

/** What `subscribe` takes beside field names; the leading space keeps them apart from any field. */
export const INVALID_FIELDS = ' invalidFields';
export const FAILED_ATTEMPTS = ' failedAttempts';

const EMPTY_FIELD: FieldState = { value: undefined, message: null };

/**
 * The state of one form, outside React: a component subscribes to one field, so a keystroke renders that field at most. Messages show
 * after a blur or a submit; a server error is cleared by the next edit of its field.
 */
export class FormStore {
  #form: FormDefinition;
  readonly #checkPattern: PatternChecker;
  #element: HTMLFormElement | null = null;
  readonly #fieldStates = new Map<string, FieldState>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #touched = new Set<string>();
  readonly #patternResults = new Map<string, { readonly value: string; readonly fits: boolean }>();
  readonly #held = new Set<Promise<boolean>>();
  #pausedBlurs: string[] | null = null;
  #invalidFields: readonly string[] | null = null;
  #failedAttempts = 0;

  constructor(form: FormDefinition, start: FormValues, checkPattern: PatternChecker) {
    this.#form = form;
    this.#checkPattern = checkPattern;
    for (const [name, value] of Object.entries(start)) this.#fieldStates.set(name, { value, message: null });
  }

  /** The element whose controls `focus` looks among. */
  attach(element: HTMLFormElement | null): void {
    this.#element = element;
  }

  focus(name: string): void {
    const control = this.#element?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  /** The platform sends its rules twice, and the later ones win: values stay, visible messages are computed again. */
  setSchema(form: FormDefinition): void {
    if (form === this.#form) return;
    this.#patternResults.clear();
    this.#form = form;
    for (const [name, field] of Object.entries(form.schema.properties)) {
      const hidden = form.ui.fields[name]?.['ui:widget'] === 'hidden';
      const { value, message } = this.field(name);
      if (field.default !== undefined && (hidden || value === undefined))
        this.#setField(name, { value: field.default, message });
    }
    this.#revalidate();
  }

  /** For values that load after the form, such as the visitor's country: they fill fields that have no value yet. */
  setDefaults(values: FormValues): void {
    for (const [name, value] of Object.entries(values)) {
      const { value: held, message } = this.field(name);
      if (held === undefined) this.#setField(name, { value, message });
    }
  }

  /** Calls back on changes of one field, of the list of invalid fields (`INVALID_FIELDS`) or of `FAILED_ATTEMPTS`. */
  subscribe(name: string, listener: () => void): () => void {
    const own = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, own.add(listener));
    return () => own.delete(listener);
  }

  field(name: string): FieldState {
    return this.#fieldStates.get(name) ?? EMPTY_FIELD;
  }

  values(): FormValues {
    return Object.fromEntries(
      [...this.#fieldStates].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const])),
    );
  }

  /** The value of a field as it would be submitted. */
  getValue(name: string): FieldValue | undefined {
    return cleanValues(this.#form, this.values())[name];
  }

  setValue(name: string, value: FieldValue): void {
    const { message } = this.field(name);
    this.#setField(name, { value, message });
    if (message === null) return;
    const found = 'text' in message ? null : this.#validate(name);
    this.#setField(name, { value, message: found });
  }

  /** Empties a field and keeps its message, which `setValue` would check again. */
  clearValue(name: string): void {
    this.#setField(name, { value: undefined, message: this.field(name).message });
  }

  /** From its first blur on a field shows its message; the other touched fields are validated again too. */
  blur(name: string): void {
    if (this.#pausedBlurs !== null) {
      this.#pausedBlurs.push(name);
      return;
    }
    this.#touched.add(name);
    this.#revalidate();
    void this.#validatePattern(name).then((isNew) => isNew && this.#revalidate());
  }

  /** A message that appears while a pointer is down would move the pressed button away. */
  pauseMessages(): void {
    this.#pausedBlurs ??= [];
  }

  resumeMessages(): void {
    const left = this.#pausedBlurs ?? [];
    this.#pausedBlurs = null;
    for (const name of left) this.blur(name);
  }

  /** Failed submits, here or on the server, since the last one that passed. */
  failedAttempts(): number {
    return this.#failedAttempts;
  }

  /** Messages by field name. */
  setServerErrors(errors: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(errors))
      this.#setField(name, { value: this.field(name).value, message: { text } });
    this.#recordAttempt(Object.keys(errors).length === 0);
  }

  /** Validates and touches one field, for example before a code is sent to its number; resolves to whether it is valid. */
  async validateField(name: string): Promise<boolean> {
    this.#touched.add(name);
    await this.#validatePattern(name);
    this.#revalidate();
    return this.field(name).message === null;
  }

  /** A submit waits for what a field still works on, such as pictures that were chosen; where that resolves to false, there is no submit. */
  holdSubmit(work: Promise<boolean>): void {
    this.#held.add(work);
    void work.finally(() => this.#held.delete(work));
  }

  /** The values to submit, or `null` when a field is invalid. Patterns of the platform run only after everything else has passed. */
  async submit(): Promise<FormValues | null> {
    if (this.#held.size > 0 && (await Promise.all(this.#held)).includes(false)) return null;
    for (const name of this.#presentNames()) this.#touched.add(name);
    for (const [name, { value, message }] of this.#fieldStates)
      if (message !== null && 'text' in message) this.#setField(name, { value, message: null });
    this.#revalidate();
    const values = this.values();
    if (this.invalidFields().length === 0) {
      await Promise.all(this.#presentNames().map((name) => this.#validatePattern(name)));
      this.#revalidate();
    }
    const isValid = this.invalidFields().length === 0;
    this.#recordAttempt(isValid);
    return isValid ? submittedValues(this.#form, values) : null;
  }

  /** Fields with a message in form order, then names that the form does not have; the same array until it changes. */
  invalidFields(): readonly string[] {
    if (this.#invalidFields !== null) return this.#invalidFields;
    const at = (name: string): number => {
      const index = this.#form.ui.order.indexOf(name);
      return index === -1 ? Number.MAX_SAFE_INTEGER : index;
    };
    const names = [...this.#fieldStates].filter(([, { message }]) => message !== null).map(([name]) => name);
    this.#invalidFields = names.sort((one, other) => at(one) - at(other));
    return this.#invalidFields;
  }

  #presentNames(): readonly string[] {
    return Object.keys(presentFields(this.#form.schema, this.values()));
  }

  #validate(name: string, message = fieldMessage(this.#form, this.values(), name)): FieldMessage | null {
    if (message !== undefined) return message;
    const result = this.#patternResults.get(name);
    if (result === undefined) return null;
    const value = cleanValues(this.#form, this.values())[name];
    return !result.fits && result.value === value ? ruleMessage(this.#form.schema.properties[name]) : null;
  }

  #revalidate(): void {
    const messages = fieldMessages(this.#form, this.values());
    const present = new Set(this.#presentNames());
    for (const name of this.#touched) {
      const { value, message } = this.field(name);
      if (message !== null && 'text' in message && present.has(name)) continue;
      const next = present.has(name) ? this.#validate(name, messages.get(name)) : null;
      this.#setField(name, { value, message: next });
    }
  }

  /** Runs the platform's own pattern on a value that is valid otherwise; true when that gave a new result for the current value. */
  async #validatePattern(name: string): Promise<boolean> {
    const pattern = this.#form.schema.properties[name]?.['x-check']?.pattern;
    const values = cleanValues(this.#form, this.values());
    const value = values[name];
    if (pattern === undefined || typeof value !== 'string' || this.#patternResults.get(name)?.value === value)
      return false;
    if (fieldMessages(this.#form, values).has(name)) return false;
    const result = await this.#checkPattern({ pattern, value });
    if (cleanValues(this.#form, this.values())[name] !== value) return false;
    this.#patternResults.set(name, { value, fits: result !== 'fails' });
    return true;
  }

  #setField(name: string, next: FieldState): void {
    const old = this.field(name);
    if (old.value === next.value && isSameMessage(old.message, next.message)) return;
    this.#fieldStates.set(name, next);
    const names = old.message === next.message ? [name] : [name, INVALID_FIELDS];
    if (names.includes(INVALID_FIELDS)) this.#invalidFields = null;
    for (const each of names) this.#notify(each);
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
