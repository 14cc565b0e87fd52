import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandText } from '#src/brand/brand-text.ts';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine, RegistrationVariant } from '#machines/registration/registration.machine.ts';
import { minimumAge } from '#schemas/jurisdictions.ts';
import { registerForm } from '#schemas/forms/register-form.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import type { DraftStore } from '#src/forms/form-values.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Callout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { RegisterActions } from './register-actions.tsx';
import { RegisterSlotsContext, registerSlots } from './register-slots.tsx';
import { useAuthTexts } from '../texts.ts';
import { reportRuleFault } from './report-rule-fault.ts';
import { TermsModal } from './terms-modal.tsx';
import { useTerms } from './use-terms.ts';
import { useReferral, withEditableAffiliateCode } from './use-referral.ts';
import { useFormCountries } from '#src/forms/use-form-countries.ts';
import { useFieldText } from '#src/forms/use-form-problem.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';

/** The registration form, built from the platform's rules and modules and from the brand's field order. */
export function RegisterForm({
  variant,
  actor,
  drafts,
}: {
  readonly variant: RegistrationVariant;
  readonly actor: ActorRefFrom<typeof registrationMachine>;
  /** The store of the form's draft; absent once the member has registered, so that the draft is not written again. */
  readonly drafts?: DraftStore;
}) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const words = useProblemText();
  const { show } = useDialogs();
  const { i18n } = useTranslation('errors');
  const brand = useBrand();
  const { open } = useSiteInfo();
  const rules = useRegisterRules();
  const fieldErrorText = useFieldText(rules);
  const referral = useReferral();
  const mobile = useFormCountries();
  const terms = useTerms();
  const [readsTerms, setReadsTerms] = useState(false);
  const openTerms = useCallback(() => setReadsTerms(true), []);
  const closeTerms = useCallback(() => setReadsTerms(false), []);
  const [captchaId, setCaptchaId] = useState<string | null>(null);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const round = useSelector(actor, ({ context }) => context.refusals);

  const refusesAffiliateCode = problem?.fields?.['affiliateCode'] !== undefined;
  const [isRefused, setRefused] = useState(false);
  if (refusesAffiliateCode && !isRefused) setRefused(true);

  // If an affiliate code was valid at first but the platform rejects it on submit, the form shows a field for correcting the code.
  const affiliateCode = useMemo(
    () =>
      referral?.affiliateCode == null
        ? null
        : { ...referral.affiliateCode, valid: referral.affiliateCode.valid && !isRefused },
    [referral, isRefused],
  );

  const form = useMemo(
    () =>
      rules === null || referral === null
        ? null
        : registerForm({
            rules: affiliateCode?.valid === false ? withEditableAffiliateCode(rules) : rules,
            openModules: open,
            variant,
            layout: { ...brand.register, hasSteps: brand.layout.registersInSteps === true },
            agreement: {
              age: minimumAge(brand),
              termsHref: `/helpmc?section=${encodeURIComponent(brand.agreement.terms)}`,
            },
            referral: { ...referral, affiliateCode },
            report: reportRuleFault,
          }),
    [rules, referral, affiliateCode, open, variant, brand],
  );

  useEffect(() => {
    if (problem === null) return;
    if (problem.fields === null)
      void show({
        text: words(problem),
        actions: [{ id: 'ok', label: common('ok'), variant: 'primary', isDefault: true }],
      });
  }, [problem, show, words, t, common]);

  const slotFacts = useMemo(() => ({ variant, round, onPicture: setCaptchaId }), [variant, round]);
  const serverErrors = useMemo(() => {
    if (problem?.fields == null) return null;
    return Object.fromEntries(
      Object.entries(problem.fields).map(([name, key]) => [
        name,
        fieldErrorText(name, key, problem) ?? (problem.code === 'validation' ? t('field.refused') : words(problem)),
      ]),
    );
  }, [problem, t, fieldErrorText, words]);

  if (form === null || mobile === null) return <Skeleton className="h-96 w-full" />;
  return (
    <RegisterSlotsContext value={slotFacts}>
      {readsTerms && <TermsModal terms={terms} onClose={closeTerms} />}
      {problem !== null && problem.fields === null && <Callout tone="danger">{words(problem)}</Callout>}
      <SchemaForm
        form={form}
        label={common('register')}
        initial={{ countryDialingCode: mobile.current }}
        countries={mobile.countries}
        slots={registerSlots}
        onTerms={openTerms}
        {...(drafts === undefined ? {} : { drafts })}
        groupHeading={(id) => brandText(i18n, `register.group.${id}`)}
        serverErrors={serverErrors}
        busy={busy}
        onSubmit={(values) =>
          actor.send({
            type: 'form.submit',
            values: {
              ...values,
              ...(captchaId === null || values.captcha === undefined ? {} : { captchaId }),
              ...(terms.accepted === null ? {} : { acceptedTerms: terms.accepted }),
            },
          })
        }
      >
        <RegisterActions busy={busy} />
      </SchemaForm>
    </RegisterSlotsContext>
  );
}
