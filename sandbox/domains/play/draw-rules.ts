import { minimumReturn, type DemoRules } from './demo-rules.ts';

const DIGITS = [1, 2, 3] as const;
const RETURN_IN_HUNDREDTHS = 95;

const odds = DIGITS.map((count) => ({
  key: String(count),
  chance: 1 / 10 ** count,
  multiple: (RETURN_IN_HUNDREDTHS * 10 ** count) / 100,
}));

/** Three digits are drawn. The player bets on the last digit, the last two or all three, in the drawn order. */
export const drawRules: DemoRules = {
  odds,
  lines: 1,
  returnToPlayer: minimumReturn(odds),
  stakeStep: 10n,
  draw: (choice, chance) => {
    if (!/^\d{1,3}$/.test(choice)) return null;
    const numbers = String(chance.below(1000)).padStart(3, '0');
    return {
      hundredths: numbers.endsWith(choice) ? RETURN_IN_HUNDREDTHS * 10 ** choice.length : 0,
      outcome: { kind: 'draw', picked: choice, numbers },
    };
  },
};
