import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { Callout } from '#src/ui/callout.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useFormContext } from './form-context.ts';
import { INVALID_FIELDS } from './form-store.ts';
import { messageText, useFormTexts } from './form-texts.tsx';

const NONE: readonly string[] = [];

/**
 * Lists the errors of a failed submit; each entry focuses its field, and disappears once the field is corrected. A new summary is mounted for each
 * failed submit and takes the focus. If there is only one error, the field takes the focus instead, and the summary is visible to screen readers
 * only: a field that already had the focus would not be announced again.
 */
export function ErrorSummary({ form }: { form: FormDefinition }) {
  const { t } = useFormTexts();
  const { store, steps } = useFormContext();
  const isHidden = (name: string): boolean =>
    steps !== null && form.ui.order.includes(name) && !steps.shown.fields.includes(name);
  const box = useRef<HTMLElement>(null);
  const [initiallyInvalid] = useState(() => new Set(store.invalidFields().filter((name) => !isHidden(name))));
  const invalidFields = useSyncExternalStore(
    (listener) => store.subscribe(INVALID_FIELDS, listener),
    () => store.invalidFields(),
    () => NONE,
  );
  // Focusing a field blurs another one, which updates the store. The microtask keeps that update out of React's commit phase.
  const [first = ''] = initiallyInvalid;
  const isSingle = initiallyInvalid.size === 1 && form.ui.fields[first]?.['ui:options']?.labelKey !== undefined;
  useEffect(
    () => queueMicrotask(() => (isSingle ? store.focus(first) : box.current?.focus())),
    [isSingle, store, first],
  );
  const names = invalidFields.filter((name) => initiallyInvalid.has(name) && !isHidden(name));
  if (names.length === 0) return null;

  const title = t('summary') ?? '';
  const textOf = (name: string): string => {
    const { message } = store.field(name);
    return message === null ? '' : messageText(t, message);
  };
  const entryOf = (name: string) => {
    const text = textOf(name);
    const { labelKey } = form.ui.fields[name]?.['ui:options'] ?? {};
    if (labelKey === undefined) return text;
    return (
      <button
        type="button"
        className="min-h-6 cursor-pointer text-start underline underline-offset-2"
        onClick={() => store.focus(name)}
      >
        {`${t(labelKey) ?? name}: ${text}`}
      </button>
    );
  };
  if (isSingle)
    return (
      <VisuallyHidden>
        <span role="alert">{textOf(first)}</span>
      </VisuallyHidden>
    );
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title}
      className="rounded-control outline-focus focus-visible:outline-2"
    >
      <Callout tone="danger" title={title}>
        <ul className="mt-1 space-y-1">
          {names.map((name) => (
            <li key={name}>{entryOf(name)}</li>
          ))}
        </ul>
      </Callout>
    </section>
  );
}
