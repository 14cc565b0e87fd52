import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passwordRecoveryMachine, RecoveryMode } from '#machines/password-recovery/password-recovery.machine.ts';
import { recoveryForm } from '#schemas/forms/recovery-form.ts';
import type { FormHandle, FormSlots } from '#src/forms/form-context.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { FormActions } from '#src/ui/form-actions.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAuth } from '../auth-service.ts';
import { CodeSlot } from '../code-slot.tsx';
import { useAuthTexts } from '../texts.ts';
import { useFormCountries } from '#src/forms/use-form-countries.ts';
import { useFieldText } from '#src/forms/use-form-problem.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';

function RecoveryCodeSlot({ form }: { readonly form: FormHandle }) {
  return <CodeSlot form={form} code={useAuth().code('recovery')} />;
}

const SLOTS: FormSlots = { verificationCode: RecoveryCodeSlot };

/** The password recovery form, by email or by phone, built from the platform's rules. */
export function RecoveryForm({
  mode,
  actor,
}: {
  readonly mode: RecoveryMode;
  readonly actor: ActorRefFrom<typeof passwordRecoveryMachine>;
}) {
  const t = useAuthTexts();
  const words = useProblemText();
  const rules = useRegisterRules();
  const fieldText = useFieldText(rules);
  const mobile = useFormCountries();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const form = useMemo(() => (rules === null ? null : recoveryForm({ mode, rules })), [mode, rules]);
  const serverErrors = useMemo(() => {
    if (problem?.fields == null) return null;
    return Object.fromEntries(
      Object.entries(problem.fields).map(([name, key]) => [name, fieldText(name, key) ?? words(problem)]),
    );
  }, [problem, fieldText, words]);

  if (form === null || mobile === null) return <Skeleton className="h-64 w-full" />;
  return (
    <>
      <p className="mb-4 text-sm text-ink-muted">
        {t(mode === 'email' ? 'recovery.email.hint' : 'recovery.mobile.hint')}
      </p>
      {problem !== null && problem.fields === null && (
        <Callout tone="danger" live className="mb-4">
          {words(problem)}
        </Callout>
      )}
      <SchemaForm
        form={form}
        label={t('recovery.title')}
        initial={mode === 'email' ? {} : { countryDialingCode: mobile.current }}
        countries={mobile.countries}
        slots={SLOTS}
        serverErrors={serverErrors}
        busy={busy}
        onSubmit={(values) => actor.send({ type: 'form.submit', values })}
      >
        <FormActions>
          <Button type="submit" size="lg" block busy={busy}>
            {t(mode === 'email' ? 'recovery.email.submit' : 'recovery.mobile.submit')}
          </Button>
        </FormActions>
      </SchemaForm>
    </>
  );
}
