import { printableJson } from '#schemas/checks/finding.ts';
import { wrongUsage } from './frame/command-error.ts';

/** Returns the whole number given with an option, or the default if the option is missing. Throws a `CommandError` for anything else. */
export const numberOption = (
  option: string,
  text: string | undefined,
  [least, usual, most]: readonly [number, number, number],
): number => {
  const number = text === undefined ? usual : Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw wrongUsage('unusable-value', `${option} is ${printableJson(text)}; write a number from ${least} to ${most}.`);
};
