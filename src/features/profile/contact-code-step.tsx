import { useMemo } from 'react';
import type { ContactProof, SentCode } from '#machines/contact-binding/contact-binding.machine.ts';
import { contactCodeForm } from '#schemas/forms/account-forms.ts';
import type { Problem } from '#schemas/problem.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { formatDuration } from '#src/lib/format-duration.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { useProfileTexts } from './texts.ts';

const ignore = (): void => undefined;

const nameOf = ({ to }: SentCode): string =>
  to.kind === 'email' ? to.email : `+${to.countryDialingCode} ${to.mobileNum}`;

/** A form that asks for the code that was sent to the contact, and for a proof of the member's identity. */
export function ContactCodeStep({
  sent,
  proof,
  problem,
  busy,
  isResending,
  onSubmit,
  onResend,
  onChange,
  onLeave,
}: {
  readonly sent: SentCode;
  readonly proof: 'password' | 'proofCode' | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly isResending: boolean;
  readonly onSubmit: (form: ContactProof) => void;
  readonly onResend: () => void;
  readonly onChange: () => void;
  readonly onLeave: () => void;
}) {
  const t = useProfileTexts();
  const rules = useRegisterRules();
  const common = useCommonTexts();
  const { tag } = useLanguage();
  const form = useMemo(() => contactCodeForm(proof), [proof]);
  const seconds = useSecondsUntil(sent.readyAt, ignore) ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty wrap-anywhere">{t('contact.sent', { to: nameOf(sent) })}</p>
      <ProblemForm
        rules={rules}
        form={form}
        label={common('confirm')}
        problem={problem}
        busy={busy}
        onSubmit={(values) =>
          onSubmit({
            verificationCode: textValue(values, 'verificationCode'),
            password: proof === 'password' ? textValue(values, 'password') : null,
            proofCode: proof === 'proofCode' ? textValue(values, 'proofCode') : null,
          })
        }
      >
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {common('confirm')}
          </Button>
          <Button variant="secondary" busy={isResending} disabled={busy || seconds > 0} onClick={onResend}>
            {seconds > 0 ? t('contact.wait', { time: formatDuration(seconds, tag) }) : t('contact.again')}
          </Button>
          <Button variant="quiet" disabled={busy || isResending} onClick={onChange}>
            {t('contact.change')}
          </Button>
          <Button variant="quiet" disabled={busy || isResending} onClick={onLeave}>
            {common('cancel')}
          </Button>
        </div>
      </ProblemForm>
    </div>
  );
}
