import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import type { FormDescription } from '#schemas/forms/form-schema.ts';
import type { DraftStore } from './draft-store.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext, type FormCountry, type FormHandle, type FormSlots } from './form-context.ts';
import { FormFields } from './form-fields.tsx';
import { ATTEMPTS, FormSession } from './form-session.ts';
import { FormSpeaker } from './form-speaker.tsx';
import { keptValues, startValues, type FormValues } from './form-values.ts';
import { useHeldMessages } from './use-held-messages.ts';
import { sitePatternChecker } from './validator/site-pattern-checker.ts';

export interface SchemaFormProps {
  form: FormDescription;
  /** Names the form for screen readers. */
  label: string;
  /** Values that stand where nothing was kept; they may come or change later, and then fill what is still untouched. */
  initial?: FormValues;
  onSubmit: (values: FormValues) => void;
  /** The platform's verdicts: field name to text. Each new object is shown once. */
  serverErrors?: Readonly<Record<string, string>> | null;
  busy?: boolean;
  drafts?: DraftStore;
  slots?: FormSlots;
  countries?: readonly FormCountry[];
  groupHeading?: (id: string) => string | null;
  handle?: Ref<FormHandle>;
  /** The row with the submit button, and what else stands under the fields. */
  children: ReactNode;
}

const NO_VALUES: FormValues = {};
const NO_SLOTS: FormSlots = {};
const NO_COUNTRIES: readonly FormCountry[] = [];
const noHeading = (): null => null;

/** A form made from its description at run time. */
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
  handle,
  children,
}: SchemaFormProps) {
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const [session] = useState(
    () => new FormSession(form, startValues(form, drafts?.read() ?? {}, initial), sitePatternChecker),
  );
  const holdMessages = useHeldMessages(session);
  const attempts = useSyncExternalStore(
    useCallback((listener) => session.subscribe(ATTEMPTS, listener), [session]),
    () => session.attempts(),
    () => 0,
  );
  const [checking, setChecking] = useState(false);

  useEffect(() => session.describe(form), [session, form]);
  useEffect(() => session.offer(initial), [session, initial]);
  useEffect(() => {
    if (serverErrors !== null) session.accuse(serverErrors);
  }, [session, serverErrors]);
  useEffect(() => () => drafts?.write(keptValues(form, session.values())), [drafts, form, session]);

  const own = useMemo<FormHandle>(
    () => ({
      value: (name) => session.view(name).value,
      set: (name, value) => session.change(name, value),
      check: (name) => session.check(name),
      focus: (name) => {
        const control = element.current?.elements.namedItem(name);
        if (control instanceof HTMLElement) control.focus();
      },
    }),
    [session],
  );
  useImperativeHandle(handle, () => own, [own]);
  const surroundings = useMemo(
    () => ({
      session,
      handle: own,
      slots,
      countries,
      conditional: form.schema.allOf !== undefined,
      groups: form.ui.groups,
      groupHeading,
    }),
    [session, own, slots, countries, form, groupHeading],
  );

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy || checking) return;
    setChecking(true);
    const values = await session.submit();
    setChecking(false);
    if (values !== null) onSubmit(values);
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      aria-busy={busy || checking || undefined}
      onSubmit={(event) => void submit(event)}
      onPointerDown={holdMessages}
      className="flex flex-col gap-4"
    >
      <FormContext value={surroundings}>
        <FormSpeaker>
          {attempts > 0 && <ErrorSummary key={attempts} form={form} />}
          <FormFields form={form} session={session} idPrefix={prefix} />
        </FormSpeaker>
        {children}
      </FormContext>
    </form>
  );
}
