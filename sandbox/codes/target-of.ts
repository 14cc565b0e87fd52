/** Where a code goes: `<dialling code><number>` without the number's leading zeros, so that 0917… and 917… are one phone. */
export const targetOf = ({
  mobileNum,
  countryDialingCode,
}: {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}): string => countryDialingCode + mobileOf(mobileNum);

/** The number as it is kept: without leading zeros. */
export const mobileOf = (mobileNum: string): string => mobileNum.replace(/^0+(?=\d)/, '');
