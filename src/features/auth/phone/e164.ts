import type { SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';

/** Returns a number in E.164 format, such as `+639171234567`, without the country's trunk zeros; empty if no number was typed. */
export const e164 = ({ countryDialingCode, mobileNum }: SendCodeInput): string => {
  const digits = mobileNum.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? '' : `+${countryDialingCode}${digits}`;
};
