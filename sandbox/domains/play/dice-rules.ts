import { minimumReturn, type DemoRules } from './demo-rules.ts';

/**
 * The chances that the player can choose, in percent. Each divides `RETURN_IN_HUNDREDTHS` without a remainder, so multiples have at most two decimals
 * and every choice has exactly the same return.
 */
const CHANCES = [5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 32, 40, 48, 50, 60, 64, 75, 80] as const;
const RETURN_IN_HUNDREDTHS = 9600;

const odds = CHANCES.map((percent) => ({
  key: String(percent),
  chance: percent / 100,
  multiple: RETURN_IN_HUNDREDTHS / percent / 100,
}));

/** The player chooses a chance, and a number from 1 to 100 is rolled. A number up to the chance wins. */
export const diceRules: DemoRules = {
  odds,
  lines: 1,
  returnToPlayer: minimumReturn(odds),
  stakeStep: 100n,
  draw: (choice, random) => {
    const chance = CHANCES.find((percent) => String(percent) === choice);
    if (chance === undefined) return null;
    const roll = random.below(100) + 1;
    return { hundredths: roll <= chance ? RETURN_IN_HUNDREDTHS / chance : 0, outcome: { kind: 'dice', chance, roll } };
  },
};
