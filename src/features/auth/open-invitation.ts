import type { FieldRule, RegisterRules } from '#schemas/register-rules.ts';

const ANYTHING: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
};

/** Rules under which a code that somebody brought can be mended, though the merchant asks nobody for one. */
export const openInvitation = (rules: RegisterRules): RegisterRules => ({
  ...rules,
  affiliateCode: { ...(rules['affiliateCode'] ?? ANYTHING), enabled: true },
});
