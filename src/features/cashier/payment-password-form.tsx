import { useMemo } from 'react';
import { setPaymentPassword } from '#schemas/calls/cashier.ts';
import { setPaymentPasswordForm } from '#schemas/forms/cashier-forms.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { useCashierTexts } from './texts.ts';

/** A form that either sets the payment password, asking for the login password, or changes it, asking for the old payment password. */
export function PaymentPasswordForm({
  isSet,
  hasPassword,
  onDone,
  onBack,
}: {
  readonly isSet: boolean;
  /** Whether the account has a login password; an account that logs in by SMS code may have none. */
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const t = useCashierTexts();
  const common = useCommonTexts();
  const ruleTexts = useRuleTexts();
  const toasts = useToasts();
  const set = useCallMutation(setPaymentPassword, {
    onSuccess: () => {
      toasts.show(t('password.done'), 'success');
      onDone();
    },
  });
  const form = useMemo(
    () => setPaymentPasswordForm(isSet ? 'paymentPassword' : hasPassword ? 'password' : null),
    [isSet, hasPassword],
  );
  return (
    <div className="mx-auto max-w-md space-y-4">
      <h4 className="font-display text-base font-semibold">{ruleTexts('field.paymentPassword')}</h4>
      <p className="text-sm text-pretty text-ink-muted">{t('password.text')}</p>
      <ProblemForm
        form={form}
        label={ruleTexts('field.paymentPassword')}
        problem={set.problem}
        busy={set.busy}
        onSubmit={(values) => set.run({ old: textValue(values, 'old'), new: textValue(values, 'new') })}
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={set.busy}>
            {t('password.save')}
          </Button>
          <Button name="step.back" variant="quiet" onClick={onBack}>
            {common('back')}
          </Button>
        </div>
      </ProblemForm>
    </div>
  );
}
