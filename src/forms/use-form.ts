import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefCallback } from 'react';
import { canTakeFocus } from '#src/lib/can-take-focus.ts';
import { textValue } from '#src/lib/text-value.ts';
import type { FieldMessage } from './field-messages.ts';
import { ANY_FIELD, FormStore, type FormRules } from './form-store.ts';

const EMPTY: FieldMessage = { key: 'input_empty', fallback: 'input_empty', bounds: null };

/** Creates the rules of a form in which every field is required and nothing else is checked. */
export const requiredFields = (order: readonly string[]): FormRules => ({
  order,
  check: (values) =>
    new Map(order.filter((name) => textValue(values, name).trim() === '').map((name) => [name, EMPTY])),
});

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Returns the state and handlers of a form with text fields that the calling component renders itself; it uses the same store as schema forms.
 * Messages appear after a submit. The first invalid field takes the focus after a submit and when messages arrive from the platform. While the form
 * is being checked or is busy, another submit does nothing.
 */
export const useForm = <Name extends string>({
  rules,
  start,
  errors = null,
  busy,
  text,
  onSubmit,
}: {
  /** A new object revalidates the visible messages. */
  readonly rules: FormRules;
  /** The initial values; one entry for each field. */
  readonly start: Texts<Name>;
  /** The platform's messages by field name. Each new object is shown only once. */
  readonly errors?: Readonly<Record<string, string>> | null;
  readonly busy: boolean;
  readonly text: (message: FieldMessage) => string;
  /** Another submit is ignored until the returned promise settles. */
  readonly onSubmit: (values: Texts<Name>) => void | Promise<void>;
}) => {
  const [store] = useState(() => new FormStore(rules, start));
  useSyncExternalStore(
    useCallback((listener) => store.subscribe(ANY_FIELD, listener), [store]),
    () => store.changes(),
    () => 0,
  );
  const values = { ...start, ...store.values() } as Texts<Name>;
  const element = useRef<HTMLFormElement>(null);
  const isChecking = useRef(false);
  const focusInvalid = useCallback(() => store.focus(store.invalidFields()[0] ?? ''), [store]);

  useEffect(() => store.setRules(rules), [store, rules]);
  useEffect(() => {
    if (errors === null) return;
    store.setServerErrors(errors);
    const { current } = element;
    if (current?.contains(document.activeElement) === true || canTakeFocus(current)) focusInvalid();
  }, [store, errors, focusInvalid]);

  const attach = useCallback<RefCallback<HTMLFormElement>>(
    (form) => {
      element.current = form;
      store.attach(form);
      return () => {
        element.current = null;
        store.attach(null);
      };
    },
    [store],
  );
  const submit = async (): Promise<void> => {
    if (busy || isChecking.current) return;
    isChecking.current = true;
    try {
      const checked = await store.submit();
      if (checked === null) focusInvalid();
      else await onSubmit({ ...start, ...checked });
    } finally {
      isChecking.current = false;
    }
  };
  return {
    store,
    values,
    element,
    form: {
      ref: attach,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event: { readonly preventDefault: () => void }): void => {
        event.preventDefault();
        void submit();
      },
    },
    field: (name: Name): FormField => {
      const { message } = store.field(name);
      return {
        name,
        value: values[name],
        onValue: (value) => store.setValue(name, value),
        error: message === null ? undefined : text(message),
      };
    },
  };
};
