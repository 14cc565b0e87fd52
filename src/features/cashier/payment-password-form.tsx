import { useMemo } from 'react';
import { setPaymentPassword } from '#schemas/calls/cashier.ts';
import { setPaymentPasswordForm } from '#schemas/forms/cashier-forms.ts';
import { textValue } from '#src/forms/form-values.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useCashierTexts } from './texts.ts';
import { useCashierProblem } from './use-cashier-problem.ts';

/** Sets the payment password with the password of the account, or changes it with the old one. */
export function PaymentPasswordForm({
  isSet,
  onDone,
  onBack,
}: {
  readonly isSet: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const t = useCashierTexts();
  const toasts = useToasts();
  const problemText = useCashierProblem();
  const set = useCallMutation(setPaymentPassword, {
    onSuccess: () => {
      toasts.show(t('password.done'), 'success');
      onDone();
    },
  });
  const form = useMemo(() => setPaymentPasswordForm(isSet ? 'paymentPassword' : 'password'), [isSet]);
  const { problem } = set;
  const { general, fields } = useMemo(() => problemText(problem, ['old', 'new']), [problemText, problem]);
  return (
    <div className="mx-auto max-w-md space-y-4">
      <h4 className="font-display text-base font-semibold">{t('password.title')}</h4>
      <p className="text-sm text-pretty text-ink-muted">{t('password.text')}</p>
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      <SchemaForm
        form={form}
        label={t('password.title')}
        serverErrors={fields}
        busy={set.busy}
        onSubmit={(values) => set.run({ old: textValue(values, 'old'), new: textValue(values, 'new') })}
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={set.busy}>
            {t('password.save')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </SchemaForm>
    </div>
  );
}
