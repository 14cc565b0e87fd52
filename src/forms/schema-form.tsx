import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext, type FormCountry, type FormHandle, type FormSlots } from './form-context.ts';
import { FormFields } from './form-fields.tsx';
import { FAILED_ATTEMPTS, FormStore } from './form-store.ts';
import { FormTextsProvider } from './form-texts.tsx';
import { draftValues, initialValues, type DraftStore, type FormValues } from './form-values.ts';
import { schemaRules } from './schema-rules.ts';
import { StepHeading } from './step-heading.tsx';
import { useDraft } from './use-draft.ts';
import { rulesUpToStep, useFormSteps } from './use-form-steps.ts';
import { usePausedMessages } from './use-paused-messages.ts';
import { checkPattern } from './validator/check-pattern.ts';

export interface SchemaFormProps {
  form: FormDefinition;
  /** The accessible name of the form. */
  label: string;
  /** Values for fields without a draft; if they change later, they fill fields that have no value yet. */
  initial?: FormValues;
  onSubmit: (values: FormValues) => void;
  /** Messages by field name. Passing a new object shows its messages once; passing the same object again does not. */
  serverErrors?: Readonly<Record<string, string>> | null;
  busy?: boolean;
  drafts?: DraftStore;
  slots?: FormSlots;
  countries?: readonly FormCountry[];
  groupHeading?: (id: string) => string | null;
  /** A component that is rendered at the end of each group of fields. */
  groupEnd?: ComponentType<{ readonly id: string; readonly form: FormHandle }>;
  handle?: Ref<FormHandle>;
  /** Shows the terms of an agreement over the form; if absent, the link to them opens a new tab. */
  onTerms?: () => void;
  /** The submit button and any other content below the fields. */
  children: ReactNode;
}

const NO_VALUES: FormValues = {};
const NO_SLOTS: FormSlots = {};
const NO_COUNTRIES: readonly FormCountry[] = [];
const noHeading = (): null => null;

/** A form rendered from a schema at run time. In a form with steps, a submit moves to the next step, except in the last one. */
export function SchemaForm({
  form,
  label,
  initial = NO_VALUES,
  onSubmit,
  serverErrors = null,
  busy = false,
  drafts,
  slots = NO_SLOTS,
  countries = NO_COUNTRIES,
  groupHeading = noHeading,
  groupEnd,
  handle,
  onTerms,
  children,
}: SchemaFormProps) {
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const rules = useMemo(() => schemaRules(form, checkPattern), [form]);
  const [store] = useState(
    () => new FormStore(rules, initialValues(form, draftValues(form, drafts?.read() ?? {}), initial)),
  );
  const pauseMessages = usePausedMessages(store);
  const attempts = useSyncExternalStore(
    useCallback((listener) => store.subscribe(FAILED_ATTEMPTS, listener), [store]),
    () => store.failedAttempts(),
    () => 0,
  );
  const steps = useFormSteps(form, store, attempts);
  const [checking, setChecking] = useState(false);

  useEffect(() => {
    store.attach(element.current);
    return () => store.attach(null);
  }, [store]);
  useEffect(() => store.setRules(rulesUpToStep(rules, steps)), [store, rules, steps]);
  useEffect(() => store.setDefaults(initial), [store, initial]);
  useEffect(() => {
    if (serverErrors !== null) store.setServerErrors(serverErrors);
  }, [store, serverErrors]);
  useDraft(drafts, form, store, element);

  useImperativeHandle(handle, () => store, [store]);
  const contextValue = useMemo(
    () => ({
      store,
      slots,
      countries,
      conditional: form.schema.allOf !== undefined,
      groups: form.ui.groups,
      steps,
      groupHeading,
      groupEnd: groupEnd ?? null,
      onTerms: onTerms ?? null,
    }),
    [store, slots, countries, form, steps, groupHeading, groupEnd, onTerms],
  );

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy || checking) return;
    setChecking(true);
    const values = await store.submit();
    setChecking(false);
    if (values === null) return;
    if (steps?.next) steps.next();
    else onSubmit(values);
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      aria-busy={busy || checking || undefined}
      onSubmit={(event) => void submit(event)}
      onPointerDown={pauseMessages}
      className="flex flex-col gap-4"
    >
      <FormContext value={contextValue}>
        <FormTextsProvider>
          {steps && <StepHeading steps={steps} title={groupHeading(steps.shown.id)} />}
          {attempts > 0 && <ErrorSummary key={attempts} form={form} />}
          <FormFields form={form} store={store} idPrefix={prefix} />
        </FormTextsProvider>
        {children}
      </FormContext>
    </form>
  );
}
