import { useMemo } from 'react';
import { addWithdrawAccount } from '#schemas/calls/cashier.ts';
import type { WithdrawOptions } from '#schemas/cashier.ts';
import { payoutAccountForm } from '#schemas/forms/cashier-forms.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { useCashierTexts } from './texts.ts';

/** A form for adding a payout account. */
export function AccountForm({
  options: { banks, holder },
  onDone,
  onBack,
}: {
  readonly options: WithdrawOptions;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const t = useCashierTexts();
  const common = useCommonTexts();
  const add = useCallMutation(addWithdrawAccount, { onSuccess: onDone });
  const form = useMemo(() => payoutAccountForm({ banks, holder }), [banks, holder]);
  return (
    <div className="mx-auto max-w-md space-y-4">
      <h4 className="font-display text-base font-semibold">{t('account.title')}</h4>
      {holder !== null && <p className="text-sm text-pretty text-ink-muted">{t('account.holder', { holder })}</p>}
      <ProblemForm
        form={form}
        label={t('account.title')}
        problem={add.problem}
        busy={add.busy}
        onSubmit={(values) =>
          add.run({
            bankCode: textValue(values, 'bankCode'),
            accountNumber: textValue(values, 'accountNumber'),
            holder: holder ?? textValue(values, 'holder'),
          })
        }
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={add.busy}>
            {t('account.save')}
          </Button>
          <Button name="step.back" variant="quiet" onClick={onBack}>
            {common('back')}
          </Button>
        </div>
      </ProblemForm>
    </div>
  );
}
