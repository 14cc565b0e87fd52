import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine, RegistrationVariant } from '#machines/registration/registration.machine.ts';
import { minimumAge } from '#schemas/jurisdictions.ts';
import { registerForm } from '#schemas/forms/register-form.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { openInvitation } from './open-invitation.ts';
import { draftsOf } from './register-drafts.ts';
import { RegisterSlotsContext, registerSlots } from './register-slots.tsx';
import { useAuthTexts } from './texts.ts';
import { useBrought } from './use-brought.ts';
import { useFormCountries } from './use-form-countries.ts';
import { useRegisterRules } from './use-register-rules.ts';
import { useVerdictWords } from './use-verdict-words.ts';

/** The form that the platform's rules, its modules and the brand's order make. */
export function RegisterForm({
  variant,
  actor,
}: {
  readonly variant: RegistrationVariant;
  readonly actor: ActorRefFrom<typeof registrationMachine>;
}) {
  const t = useAuthTexts();
  const words = useProblemText();
  const { show } = useDialogs();
  const { i18n } = useTranslation('errors');
  const brand = useBrand();
  const { open } = useSiteInfo();
  const rules = useRegisterRules();
  const verdict = useVerdictWords(rules);
  const brought = useBrought();
  const mobile = useFormCountries();
  const [captchaId, setCaptchaId] = useState<string | null>(null);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const round = useSelector(actor, ({ context }) => context.refusals);

  const refusesInvitation = problem?.fields?.['affiliateCode'] !== undefined;
  const [isDisputed, setDisputed] = useState(false);
  if (refusesInvitation && !isDisputed) setDisputed(true);

  // A code that held when it was looked at and is refused now stands in a field from here on, to be mended.
  const invitation = useMemo(
    () =>
      brought?.affiliateCode == null
        ? null
        : { ...brought.affiliateCode, valid: brought.affiliateCode.valid && !isDisputed },
    [brought, isDisputed],
  );

  const form = useMemo(
    () =>
      rules === null || brought === null
        ? null
        : registerForm({
            rules: invitation?.valid === false ? openInvitation(rules) : rules,
            openModules: open,
            variant,
            layout: brand.register,
            agreement: {
              age: minimumAge(brand),
              termsHref: `/helpmc?section=${encodeURIComponent(brand.agreement.terms)}`,
            },
            referral: { ...brought, affiliateCode: invitation },
          }),
    [rules, brought, invitation, open, variant, brand],
  );

  useEffect(() => {
    if (problem === null) return;
    if (problem.fields === null)
      void show({
        text: words(problem),
        actions: [{ id: 'ok', label: t('code.understood'), variant: 'primary', isDefault: true }],
      });
  }, [problem, show, words, t]);

  const slotFacts = useMemo(() => ({ variant, round, onPicture: setCaptchaId }), [variant, round]);
  const verdicts = useMemo(() => {
    if (problem?.fields == null) return null;
    return Object.fromEntries(
      Object.entries(problem.fields).map(([name, key]) => [
        name,
        verdict(name, key) ?? (problem.code === 'validation' ? t('field.refused') : words(problem)),
      ]),
    );
  }, [problem, t, verdict, words]);

  if (form === null || mobile === null) return <Skeleton className="h-96 w-full" />;
  return (
    <RegisterSlotsContext value={slotFacts}>
      {problem !== null && problem.fields === null && <Callout tone="danger">{words(problem)}</Callout>}
      <SchemaForm
        form={form}
        label={t('register.title')}
        initial={{ countryDialingCode: mobile.current }}
        countries={mobile.countries}
        slots={registerSlots}
        drafts={draftsOf(variant)}
        groupHeading={(id) =>
          i18n.exists(`register.group.${id}`, { ns: 'brand' }) ? i18n.t(`register.group.${id}`, { ns: 'brand' }) : null
        }
        serverErrors={verdicts}
        busy={busy}
        onSubmit={(values) =>
          actor.send({
            type: 'form.submit',
            values: captchaId === null || values.captcha === undefined ? values : { ...values, captchaId },
          })
        }
      >
        <Button type="submit" size="lg" block busy={busy}>
          {t('register.submit')}
        </Button>
      </SchemaForm>
    </RegisterSlotsContext>
  );
}
