import type { SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';

/** A number as the world writes it, `+639171234567`: without the zeros that it begins with at home. Empty without a number. */
export const e164 = ({ countryDialingCode, mobileNum }: SendCodeInput): string => {
  const digits = mobileNum.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? '' : `+${countryDialingCode}${digits}`;
};
