import type { SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';

/** A number in E.164 format, `+639171234567`, without national prefix zeros. Empty if there is no number. */
export const e164 = ({ countryDialingCode, mobileNum }: SendCodeInput): string => {
  const digits = mobileNum.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? '' : `+${countryDialingCode}${digits}`;
};
