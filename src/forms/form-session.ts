import type { FormDescription } from '#schemas/forms/form-schema.ts';
import { fieldMessage, fieldMessages, ruleMessage, type FieldMessage } from './field-messages.ts';
import { cleanValues, presentFields, sentValues, type FieldValue, type FormValues } from './form-values.ts';
import type { PatternChecker } from './validator/pattern-checker.ts';

/** What one field draws; the same object until something about the field changes. */
export interface FieldView {
  readonly value: FieldValue | undefined;
  readonly message: FieldMessage | null;
}

/** The names under which the list of accused fields and the count of failed attempts are heard of. */
export const ACCUSED = ' accused';
export const ATTEMPTS = ' attempts';

const BLANK: FieldView = { value: undefined, message: null };

/**
 * The live state of one form, outside React: each field hears only of itself, so that a keystroke draws one field. Messages come after
 * leaving a field or after a submit; the platform's verdict on a field goes as soon as it is edited.
 */
export class FormSession {
  #form: FormDescription;
  readonly #checkPattern: PatternChecker;
  readonly #views = new Map<string, FieldView>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #shown = new Set<string>();
  readonly #verdicts = new Map<string, { readonly value: string; readonly fits: boolean }>();
  #held: string[] | null = null;
  #accused: readonly string[] | null = null;
  #attempts = 0;

  constructor(form: FormDescription, start: FormValues, checkPattern: PatternChecker) {
    this.#form = form;
    this.#checkPattern = checkPattern;
    for (const [name, value] of Object.entries(start)) this.#views.set(name, { value, message: null });
  }

  /** Later rules win: values stay, messages on show are worked out anew. */
  describe(form: FormDescription): void {
    if (form === this.#form) return;
    this.#verdicts.clear();
    this.#form = form;
    for (const [name, field] of Object.entries(form.schema.properties)) {
      const hidden = form.ui.fields[name]?.['ui:widget'] === 'hidden';
      const { value, message } = this.view(name);
      if (field.default !== undefined && (hidden || value === undefined))
        this.#show(name, { value: field.default, message });
    }
    this.#review();
  }

  /** Values that come later, such as the visitor's country: they fill what has no value yet. */
  offer(values: FormValues): void {
    for (const [name, value] of Object.entries(values)) {
      const { value: held, message } = this.view(name);
      if (held === undefined) this.#show(name, { value, message });
    }
  }

  /** Hears of one field, or under `ACCUSED` of the list of accused ones, or under `ATTEMPTS` of their count. */
  subscribe(name: string, listener: () => void): () => void {
    const own = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, own.add(listener));
    return () => own.delete(listener);
  }

  view(name: string): FieldView {
    return this.#views.get(name) ?? BLANK;
  }

  values(): FormValues {
    return Object.fromEntries(
      [...this.#views].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const])),
    );
  }

  change(name: string, value: FieldValue): void {
    const { message } = this.view(name);
    this.#show(name, { value, message });
    if (message === null) return;
    const found = 'text' in message ? null : this.#message(name);
    this.#show(name, { value, message: found });
  }

  /** The visitor has left a field: from now on it says what is wrong with it, and so do the others that have been left. */
  leave(name: string): void {
    if (this.#held !== null) {
      this.#held.push(name);
      return;
    }
    this.#shown.add(name);
    this.#review();
    void this.#tryPattern(name).then((settled) => settled && this.#review());
  }

  /** Messages wait while a pointer is down: a button must not move away under it. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const left = this.#held ?? [];
    this.#held = null;
    for (const name of left) this.leave(name);
  }

  /** How often the form was refused, here or by the platform, since it was last handed over. */
  attempts(): number {
    return this.#attempts;
  }

  /** The platform's verdicts by field. */
  accuse(verdicts: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(verdicts))
      this.#show(name, { value: this.view(name).value, message: { text } });
    this.#tried(Object.keys(verdicts).length === 0);
  }

  /** Shows what is wrong with one field, as before a code is sent to a number. */
  async check(name: string): Promise<boolean> {
    this.#shown.add(name);
    await this.#tryPattern(name);
    this.#review();
    return this.view(name).message === null;
  }

  /** What is to be sent, or `null` when something is wrong; patterns of the platform run only after all else has passed. */
  async submit(): Promise<FormValues | null> {
    for (const name of this.#fields()) this.#shown.add(name);
    for (const [name, { value, message }] of this.#views)
      if (message !== null && 'text' in message) this.#show(name, { value, message: null });
    this.#review();
    const values = this.values();
    if (this.accused().length === 0) {
      await Promise.all(this.#fields().map((name) => this.#tryPattern(name)));
      this.#review();
    }
    const isFine = this.accused().length === 0;
    this.#tried(isFine);
    return isFine ? sentValues(this.#form, values) : null;
  }

  /** Fields that show a message, in the order of the form, then those that it does not have; the same list until it changes. */
  accused(): readonly string[] {
    if (this.#accused !== null) return this.#accused;
    const at = (name: string): number => {
      const index = this.#form.ui.order.indexOf(name);
      return index === -1 ? Number.MAX_SAFE_INTEGER : index;
    };
    const names = [...this.#views].filter(([, { message }]) => message !== null).map(([name]) => name);
    this.#accused = names.sort((one, other) => at(one) - at(other));
    return this.#accused;
  }

  #fields(): readonly string[] {
    return Object.keys(presentFields(this.#form.schema, this.values()));
  }

  #message(name: string, message = fieldMessage(this.#form, this.values(), name)): FieldMessage | null {
    if (message !== undefined) return message;
    const verdict = this.#verdicts.get(name);
    if (verdict === undefined) return null;
    const value = cleanValues(this.#form, this.values())[name];
    return !verdict.fits && verdict.value === value ? ruleMessage(this.#form.schema.properties[name]) : null;
  }

  #review(): void {
    const found = fieldMessages(this.#form, this.values());
    const present = new Set(this.#fields());
    for (const name of this.#shown) {
      const { value, message } = this.view(name);
      if (message !== null && 'text' in message && present.has(name)) continue;
      const next = present.has(name) ? this.#message(name, found.get(name)) : null;
      this.#show(name, { value, message: next });
    }
  }

  /** Tries the platform's own pattern on a value that has passed the rest; true when there is a new verdict on the present value. */
  async #tryPattern(name: string): Promise<boolean> {
    const pattern = this.#form.schema.properties[name]?.['x-check']?.pattern;
    const values = cleanValues(this.#form, this.values());
    const value = values[name];
    if (pattern === undefined || typeof value !== 'string' || this.#verdicts.get(name)?.value === value) return false;
    if (fieldMessages(this.#form, values).has(name)) return false;
    const verdict = await this.#checkPattern({ pattern, value });
    if (cleanValues(this.#form, this.values())[name] !== value) return false;
    this.#verdicts.set(name, { value, fits: verdict !== 'fails' });
    return true;
  }

  #show(name: string, next: FieldView): void {
    const old = this.view(name);
    if (old.value === next.value && sameMessage(old.message, next.message)) return;
    this.#views.set(name, next);
    const names = old.message === next.message ? [name] : [name, ACCUSED];
    if (names.includes(ACCUSED)) this.#accused = null;
    for (const each of names) this.#tell(each);
  }

  #tried(isFine: boolean): void {
    this.#attempts = isFine ? 0 : this.#attempts + 1;
    this.#tell(ATTEMPTS);
  }

  #tell(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }
}

const sameMessage = (one: FieldMessage | null, other: FieldMessage | null): boolean =>
  one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));
