import { useMemo } from 'react';
import { addWithdrawAccount } from '#schemas/calls/cashier.ts';
import type { WithdrawOptions } from '#schemas/cashier.ts';
import { payoutAccountForm } from '#schemas/forms/cashier-forms.ts';
import { textValue } from '#src/forms/form-values.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useCashierTexts } from './texts.ts';
import { useCashierProblem } from './use-cashier-problem.ts';

/** Saves an account to pay out to. */
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
  const problemText = useCashierProblem();
  const add = useCallMutation(addWithdrawAccount, { onSuccess: onDone });
  const form = useMemo(() => payoutAccountForm({ banks, holder }), [banks, holder]);
  const { problem } = add;
  const { general, fields } = useMemo(
    () => problemText(problem, ['bankCode', 'accountNumber', 'holder']),
    [problemText, problem],
  );
  return (
    <div className="mx-auto max-w-md space-y-4">
      <h4 className="font-display text-base font-semibold">{t('account.title')}</h4>
      {holder !== null && <p className="text-sm text-pretty text-ink-muted">{t('account.holder', { holder })}</p>}
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      <SchemaForm
        form={form}
        label={t('account.title')}
        serverErrors={fields}
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
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </SchemaForm>
    </div>
  );
}
