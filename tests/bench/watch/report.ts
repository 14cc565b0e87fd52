import type { Bench, Figure } from './benches.ts';
import { compare, type Comparison } from './verdict.ts';

/** One round of a bench: a value for each of its figures. `before` is `null` if the commit cannot be measured. */
export interface Measured {
  readonly before: readonly number[] | null;
  readonly after: readonly number[];
}

export interface Row {
  readonly figure: Figure;
  readonly after: number;
  readonly comparison: Comparison | null;
}

const valuesAt = (rounds: readonly (readonly number[])[], at: number): readonly number[] =>
  rounds.map((values) => values[at] ?? Number.NaN);

export const rowsOf = ({
  bench,
  measured,
}: {
  readonly bench: Pick<Bench, 'figures'>;
  readonly measured: readonly Measured[];
}): readonly Row[] =>
  bench.figures.map((figure, at) => {
    const before = measured.flatMap((round) => (round.before === null ? [] : [round.before]));
    const after = valuesAt(
      measured.map((round) => round.after),
      at,
    );
    return {
      figure,
      after: after.at(-1) ?? Number.NaN,
      comparison: before.length === 0 ? null : compare(valuesAt(before, at), after, figure.kind),
    };
  });

const WORDS: Readonly<Record<Comparison['verdict'], string>> = {
  worse: 'WORSE',
  better: 'better',
  same: 'same',
  once: 'measured once',
};

const number = (value: number, { divisor = 1 }: Figure): string => {
  const scaled = value / divisor;
  return scaled.toFixed(Math.abs(scaled) >= 100 || Number.isInteger(scaled) ? 0 : scaled >= 10 ? 1 : 2);
};

const cellsOf = ({ figure, after, comparison }: Row): readonly string[] => {
  if (comparison === null) return [figure.words, 'not measurable there', number(after, figure), '', '', ''];
  const { before, ratio, noise, verdict } = comparison;
  return [
    figure.words,
    number(before, figure),
    number(comparison.after, figure),
    Number.isFinite(ratio) ? ratio.toFixed(2) : '',
    noise === null || before === 0 ? '' : `${((100 * noise) / before).toFixed(1)} %`,
    WORDS[verdict],
  ];
};

const HEAD = ['Figure', 'before', 'after', 'ratio', 'noise', ''];

/** Creates a fixed-width table with text aligned left and numbers aligned right. */
export const tableOf = (rows: readonly Row[]): string => {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_head, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, at) => {
          const width = widths[at] ?? 0;
          return at === 0 || at === HEAD.length - 1 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
