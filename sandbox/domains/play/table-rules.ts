import { TABLE_FIELDS, tableColour, type TableField } from '#schemas/demo-page.ts';
import { minimumReturn, type DemoRules } from './demo-rules.ts';

const NUMBERS = 37;

const COVERS: Readonly<Record<Exclude<TableField, 'number'>, (number: number) => boolean>> = {
  red: (number) => tableColour(number) === 'red',
  black: (number) => tableColour(number) === 'black',
  odd: (number) => number % 2 === 1,
  even: (number) => number > 0 && number % 2 === 0,
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
  dozen1: (number) => number >= 1 && number <= 12,
  dozen2: (number) => number >= 13 && number <= 24,
  dozen3: (number) => number >= 25,
};

const countOf = (field: TableField): number =>
  field === 'number' ? 1 : Array.from({ length: NUMBERS }, (_unused, number) => number).filter(COVERS[field]).length;

/**
 * Returns the payout of a field as a multiple of the stake: 36 divided by how many numbers the field covers. The wheel has 37 numbers, which gives
 * the house its edge.
 */
const multipleOf = (field: TableField): number => 36 / countOf(field);

const odds = TABLE_FIELDS.map((key) => ({ key, chance: countOf(key) / NUMBERS, multiple: multipleOf(key) }));

const fieldOf = (choice: string): TableField | null =>
  TABLE_FIELDS.find((field) => field !== 'number' && field === choice) ??
  (/^n(?:\d|[12]\d|3[0-6])$/.test(choice) ? 'number' : null);

/** Roulette with the numbers 0 to 36. The player bets on a colour, odd or even, a half, a dozen or a number. */
export const tableRules: DemoRules = {
  odds,
  lines: 1,
  returnToPlayer: minimumReturn(odds),
  stakeStep: 1n,
  draw: (choice, chance) => {
    const field = fieldOf(choice);
    if (field === null) return null;
    const number = chance.below(NUMBERS);
    const wins = field === 'number' ? choice === `n${number}` : COVERS[field](number);
    return { hundredths: wins ? multipleOf(field) * 100 : 0, outcome: { kind: 'table', field: choice, number } };
  },
};
