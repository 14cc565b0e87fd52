/** Returns a code's target, `<dialling code><number>`, without leading zeros, so that 0917… and 917… are the same phone. */
export const phoneTarget = ({
  mobileNum,
  countryDialingCode,
}: {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}): string => countryDialingCode + normalizeMobile(mobileNum);

/** Returns the number as it is stored: without leading zeros. */
export const normalizeMobile = (mobileNum: string): string => mobileNum.replace(/^0+(?=\d)/, '');
