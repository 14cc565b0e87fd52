import { printableJson } from '#schemas/checks/finding.ts';
import { wrongUsage } from '../frame/command-error.ts';

/** Parses the shares of `--canary`, in percent. Throws a `CommandError` unless they rise to 100. */
export const canarySteps = (text: string): readonly number[] => {
  const steps = text.split(',').map((part) => (/^ *[0-9]{1,3} *$/.test(part) ? Number(part) : Number.NaN));
  const rises = steps.every((share, at) => share > (steps[at - 1] ?? 0));
  if (rises && steps.length > 1 && steps.at(-1) === 100) return steps;
  throw wrongUsage(
    'unusable-value',
    `--canary is ${printableJson(text)}; write rising shares in percent that end with 100, such as 5,25,100.`,
  );
};
