import { useState, type ComponentType } from 'react';
import { sectionId } from '#src/lib/focus-section.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionFrame } from '#src/ui/section-frame.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { useProfileTexts } from './texts.ts';

export interface PaymentPasswordFormProps {
  readonly isSet: boolean;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** The section for the payment password; `form` is the form that sets or changes it. */
export function PaymentPasswordSection({
  isSet,
  hasPassword,
  form: Form,
}: {
  readonly isSet: boolean;
  readonly hasPassword: boolean;
  readonly form: ComponentType<PaymentPasswordFormProps>;
}) {
  const t = useProfileTexts();
  const payments = usePaymentTexts();
  const ruleTexts = useRuleTexts();
  const [isOpen, setOpen] = useState(false);
  const leave = (): void => setOpen(false);
  return (
    <SectionFrame
      id={sectionId('paymentPassword')}
      icon="wallet"
      title={ruleTexts('field.paymentPassword')}
      badge={<StatusPill tone={isSet ? 'good' : 'wait'}>{t(isSet ? 'payment.set' : 'payment.open')}</StatusPill>}
      text={t('payment.text')}
    >
      {isOpen ? (
        <Form isSet={isSet} hasPassword={hasPassword} onDone={leave} onBack={leave} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {payments(isSet ? 'password.change' : 'password.set')}
        </Button>
      )}
    </SectionFrame>
  );
}
