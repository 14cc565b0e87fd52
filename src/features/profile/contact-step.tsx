import { useMemo } from 'react';
import type { Contact } from '#machines/contact-binding/contact-binding.machine.ts';
import { contactForm } from '#schemas/forms/account-forms.ts';
import type { Problem } from '#schemas/problem.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useFormCountries } from '#src/forms/use-form-countries.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useProfileTexts } from './texts.ts';

/** A form that asks for the mobile number or email address to bind. */
export function ContactStep({
  kind,
  problem,
  busy,
  onSubmit,
  onLeave,
}: {
  readonly kind: 'mobile' | 'email';
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly onSubmit: (contact: Contact) => void;
  readonly onLeave: () => void;
}) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const rules = useRegisterRules();
  const mobile = useFormCountries();
  const form = useMemo(() => (rules === null ? null : contactForm(kind, rules)), [kind, rules]);
  if (form === null || mobile === null) return <Skeleton className="h-24 w-full" />;
  return (
    <ProblemForm
      rules={rules}
      form={form}
      label={t(`${kind}.title`)}
      initial={kind === 'mobile' ? { countryDialingCode: mobile.current } : {}}
      countries={mobile.countries}
      problem={problem}
      busy={busy}
      onSubmit={(values) =>
        onSubmit(
          kind === 'email'
            ? { kind, email: textValue(values, 'email') }
            : {
                kind,
                mobileNum: textValue(values, 'mobileNum'),
                countryDialingCode: textValue(values, 'countryDialingCode'),
              },
        )
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('contact.send')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onLeave}>
          {common('cancel')}
        </Button>
      </div>
    </ProblemForm>
  );
}
