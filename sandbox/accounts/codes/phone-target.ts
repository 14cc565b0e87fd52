/**
 * Returns the phone number to send a code to, as `<dialling code><number>`. Leading zeros of the number are removed, so that 0917… and 917… are the
 * same phone.
 */
export const phoneTarget = ({
  mobileNum,
  countryDialingCode,
}: {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}): string => countryDialingCode + normalizeMobile(mobileNum);

/** Returns a mobile number as it is stored, without leading zeros. */
export const normalizeMobile = (mobileNum: string): string => mobileNum.replace(/^0+(?=\d)/, '');
