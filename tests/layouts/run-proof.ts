import type { Browser } from 'playwright';
import { combinationText, type Combination } from './factors.ts';
import type { Fault } from './find-faults.ts';
import { createRenderer, type RendererOptions } from './render-row.ts';

/** A combination and its number, which can be used to render it again. */
export interface ProofRow {
  readonly row: number;
  readonly combination: Combination;
}

export interface RowFaults extends ProofRow {
  readonly faults: readonly Fault[];
}

export interface ProofOptions extends RendererOptions {
  /** The prefix of the rendered brands' ids; two runs on the same site must use different prefixes. */
  readonly id: string;
  /** How many pages render rows at the same time. */
  readonly workers: number;
  /** The folder for a screenshot of each row with faults; none by default. */
  readonly pictures?: string;
  readonly onRow?: (rendered: number) => void;
}

/** Renders rows on the running site; resolves to each row's faults. A row that cannot be rendered is a fault; the others are still rendered. */
export const renderRows = async (
  browser: Browser,
  rows: readonly ProofRow[],
  { id, workers, pictures, onRow, ...options }: ProofOptions,
): Promise<readonly RowFaults[]> => {
  const results: RowFaults[] = [];
  const waiting = [...rows];
  const work = async (brand: string): Promise<void> => {
    const renderer = await createRenderer(browser, brand, options);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { page } = next.combination;
      const faults = await renderer
        .faultsOf(next.combination)
        .catch((error: unknown): readonly Fault[] => [
          { kind: 'unrendered', element: page, detail: String(error).slice(0, 300) },
        ]);
      results.push({ ...next, faults });
      if (faults.length > 0 && pictures !== undefined) await renderer.picture(`${pictures}/${next.row}.png`);
      onRow?.(results.length);
    }
    await renderer.close();
  };
  await Promise.all(Array.from({ length: workers }, (_, index) => work(`${id}-${index + 1}`)));
  return results.toSorted((one, other) => one.row - other.row);
};

/** The maximum number of rows listed for an element. */
const LISTED = 4;

/** Formats the faults as a list grouped by element; each line names the page, the combination and the fault. */
const reportText = (results: readonly RowFaults[]): string => {
  const groups = new Map<string, string[]>();
  for (const { row, combination, faults } of results)
    for (const { kind, element, detail } of faults) {
      const name = `${kind}: ${element}`;
      groups.set(name, [...(groups.get(name) ?? []), `row ${row}: ${detail}\n      ${combinationText(combination)}`]);
    }
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, places]) =>
      [
        name,
        ...places.slice(0, LISTED).map((place) => `    ${place}`),
        ...(places.length > LISTED ? [`    and ${places.length - LISTED} more`] : []),
      ].join('\n'),
    )
    .join('\n\n');
};

/** Returns the proof's printed result and its exit code, which is 1 if there is a fault. */
export const outcome = (results: readonly RowFaults[]): { readonly text: string; readonly exitCode: 0 | 1 } =>
  results.every(({ faults }) => faults.length === 0)
    ? { text: 'No overflow, overlap, clipped text or accessibility violation', exitCode: 0 }
    : { text: reportText(results), exitCode: 1 };
