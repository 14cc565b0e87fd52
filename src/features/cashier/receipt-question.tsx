import { useId, useMemo, useState } from 'react';
import { confirmWithdrawal } from '#schemas/calls/cashier.ts';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { proofForm } from '#schemas/forms/cashier-forms.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useFormProblem } from '#src/forms/use-form-problem.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useCashierTexts } from './texts.ts';

const EFFECT = 'text-xs text-pretty text-ink-muted not-last:mb-2';

const ignore = (): void => undefined;

const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((one) => one instanceof File);

/** Asks whether the member has received a withdrawal. It can be reported as missing until a deadline. */
export function ReceiptQuestion({ order, onLate }: { readonly order: WithdrawalOrder; readonly onLate: () => void }) {
  const t = useCashierTexts();
  const common = useCommonTexts();
  const money = useMoney();
  const { show } = useDialogs();
  const toFormProblem = useFormProblem();
  const texts = useId();
  const [isMissing, setIsMissing] = useState(false);
  const answer = useCallMutation(confirmWithdrawal, { onProblem: onLate });
  const seconds = useSecondsUntil(order.confirmBy, ignore);
  const { problem } = answer;
  const { general, fields } = useMemo(() => toFormProblem(problem, ['images']), [toFormProblem, problem]);
  const minutes = seconds === null ? 0 : Math.ceil(seconds / 60);

  const received = async (): Promise<void> => {
    const chosen = await show({
      title: t('receipt.sure'),
      text: t('receipt.sure.text', { amount: money(order.payout) }),
      actions: [
        { id: 'back', label: common('back'), variant: 'secondary' },
        { id: 'yes', label: t('receipt.yes'), variant: 'primary' },
      ],
    });
    if (chosen === 'yes') answer.run({ orderId: order.orderId, received: true });
  };
  return (
    <div className="space-y-3 rounded-control bg-raised p-3">
      <p className="text-sm font-semibold text-pretty">
        {t('receipt.question', { amount: money(order.payout), account: `${order.bankName} ${order.accountNumber}` })}
      </p>
      <p className="text-xs text-pretty text-ink-muted" role="timer">
        {t('receipt.left', { count: minutes })} {t('receipt.forced')}
      </p>
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      {isMissing ? (
        <SchemaForm
          form={proofForm}
          label={t('receipt.no')}
          serverErrors={fields}
          busy={answer.busy}
          onSubmit={({ images }) =>
            answer.run({ orderId: order.orderId, received: false, images: isFiles(images) ? [...images] : [] })
          }
        >
          <div className="grid gap-2">
            <Button type="submit" variant="danger" block busy={answer.busy}>
              {t('receipt.report')}
            </Button>
            <Button variant="quiet" block disabled={answer.busy} onClick={() => setIsMissing(false)}>
              {common('back')}
            </Button>
          </div>
        </SchemaForm>
      ) : (
        <div className="grid gap-2">
          <Button block busy={answer.busy} aria-describedby={`${texts}-yes`} onClick={() => void received()}>
            {t('receipt.yes')}
          </Button>
          <p id={`${texts}-yes`} className={EFFECT}>
            {t('receipt.yes.text')}
          </p>
          <Button
            variant="secondary"
            block
            disabled={answer.busy}
            aria-describedby={`${texts}-no`}
            onClick={() => setIsMissing(true)}
          >
            {t('receipt.no')}
          </Button>
          <p id={`${texts}-no`} className={EFFECT}>
            {t('receipt.no.text')}
          </p>
        </div>
      )}
    </div>
  );
}
