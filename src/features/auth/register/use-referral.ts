import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { affiliate } from '#schemas/calls/account.ts';
import type { RegisterFormInput } from '#schemas/forms/register-form.ts';
import type { FieldRule, RegisterRules } from '#schemas/register-rules.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { readInvitation } from '#src/session/invitation.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useAuthTexts } from '../texts.ts';

type Referral = RegisterFormInput['referral'] & {
  /** Whether the platform has rejected the affiliate code; `false` if it could not check the code. */
  readonly isRefused: boolean;
};

/** Returns the visitor's invitation, or `null` until the platform has checked its affiliate code. */
export const useReferral = (): Referral | null => {
  const { affiliateCode, referralCode } = useMemo(() => readInvitation(), []);
  const domain = location.hostname;
  const { data, isError } = useCallQuery(
    affiliate,
    { code: affiliateCode ?? '-', domain },
    { enabled: affiliateCode !== null, staleTime: Infinity },
  );
  return useMemo(() => {
    if (affiliateCode === null) return { referralCode, domain, isRefused: false };
    if (data === undefined && !isError) return null;
    return {
      referralCode,
      domain,
      affiliateCode: { value: affiliateCode, valid: data?.valid === true },
      isRefused: data?.valid === false,
    };
  }, [affiliateCode, referralCode, domain, data, isError]);
};

/** Shows a warning if the platform rejects the affiliate code of an invitation; the form then has a field for correcting the code. */
export const useAffiliateCodeWarning = (): void => {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const { t: problemText } = useTranslation('errors');
  const { show } = useDialogs();
  const isRefused = useReferral()?.isRefused === true;
  useEffect(() => {
    if (isRefused)
      void show({
        text: problemText('invitation_code_error'),
        actions: [{ id: 'ok', label: common('ok'), variant: 'primary', isDefault: true }],
      });
  }, [isRefused, show, problemText, t, common]);
};

const ANYTHING: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
};

/** Adds a field for the affiliate code to the rules, so that a rejected code can be corrected even if the merchant asks for none. */
export const withEditableAffiliateCode = (rules: RegisterRules): RegisterRules => ({
  ...rules,
  affiliateCode: { ...(rules['affiliateCode'] ?? ANYTHING), enabled: true },
});
