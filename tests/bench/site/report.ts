import { median, print, printTargets, type Target } from '../figures.ts';
import type { Measured, Side, VisitName } from './journeys.ts';
import type { Figures } from './visit.ts';

type PageName = Measured['page'];

export interface Sample extends Measured {
  readonly brand: string;
  readonly side: Side;
}

interface Row {
  readonly brand: string;
  readonly page: PageName;
  readonly visit: VisitName;
  readonly ours: Figures;
  readonly static: Figures;
}

const FIGURES = [
  'lcp',
  'fcp',
  'tbt',
  'watchedLcp',
  'watchedTbt',
  'cls',
  'speedIndex',
  'inp',
  'opened',
  'bytes',
  'scriptBytes',
] as const satisfies readonly (keyof Figures)[];

const medians = (samples: readonly Sample[]): Figures =>
  Object.fromEntries(
    FIGURES.map((name) => [name, median(samples.map(({ figures }) => figures[name]))]),
  ) as unknown as Figures;

const rowsOf = (samples: readonly Sample[]): readonly Row[] => {
  const keys = new Map(samples.map(({ brand, page, visit }) => [`${brand} ${page} ${visit}`, { brand, page, visit }]));
  return [...keys.values()].map((key) => {
    const of = (side: Side) =>
      medians(
        samples.filter(
          (sample) =>
            sample.side === side &&
            sample.brand === key.brand &&
            sample.page === key.page &&
            sample.visit === key.visit,
        ),
      );
    return { ...key, ours: of('ours'), static: of('static') };
  });
};

/** Returns the time that a player waits: until a page's largest paint, or until a dialog's last field. */
const waitOf = (page: PageName, { lcp, opened }: Figures): number => (page === 'register' ? opened : lcp);
const ratioOf = ({ page, ours, static: other }: Row): number => waitOf(page, ours) / waitOf(page, other);

const cell = (value: number, digits = 0): string => (Number.isNaN(value) ? '-' : value.toFixed(digits));
const kb = (value: number): string => cell(value / 1000, 1);

const sayRows = (rows: readonly Row[]): void => {
  print(
    '| Brand | Page | Visit | LCP or last field, ms | of the static page | Ratio | FCP | TBT | LCP, Lighthouse | of the static page | TBT, Lighthouse | Speed index | INP | CLS | kB over the line | of script | kB, static |',
  );
  print('|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const row of rows) {
    const { brand, page, visit, ours, static: other } = row;
    const cells = [
      cell(waitOf(page, ours)),
      cell(waitOf(page, other)),
      cell(ratioOf(row), 2),
      cell(ours.fcp),
      cell(ours.tbt),
      cell(ours.watchedLcp),
      cell(other.watchedLcp),
      cell(ours.watchedTbt),
      cell(ours.speedIndex),
      cell(ours.inp),
      cell(ours.cls, 4),
      kb(ours.bytes),
      kb(ours.scriptBytes),
      kb(other.bytes),
    ];
    print(`| ${brand} | ${page} | ${visit} | ${cells.join(' | ')} |`);
  }
};

/** Returns targets for the paints and blocking time of page loads, and for all layout shifts; dialogs and game lists are only reported. */
const targetsOf = (rows: readonly Row[]): readonly Target[] =>
  rows.flatMap((row) => {
    const { brand, page, visit, ours } = row;
    const name = `${brand}, ${page}, ${visit}`;
    const isLoad = page === 'home' || page === 'games';
    const cold = rows.find((other) => other.brand === brand && other.page === page && other.visit === 'cold');
    return [
      ...(page === 'home' && visit === 'cold'
        ? [{ words: `${name}: LCP relative to the static page`, value: ratioOf(row), most: 1.15 }]
        : []),
      ...(isLoad ? [{ words: `${name}: total blocking time, ms`, value: ours.tbt, most: 100 }] : []),
      { words: `${name}: layout shift`, value: ours.cls, most: 0.01 },
      ...(isLoad && visit === 'repeat' && cold !== undefined
        ? [{ words: `${name}: LCP relative to the cold visit`, value: ours.lcp / cold.ours.lcp, most: 0.5 }]
        : []),
    ];
  });

/** Prints the medians and the targets; returns whether all targets are met. */
export const report = (samples: readonly Sample[], runs: number): boolean => {
  const rows = rowsOf(samples);
  print(
    `\nPublished documents beside static pages of the same content; slow 4G by the packet, 4x CPU, HTTP/1.1 without TLS; medians of ${runs}\n`,
  );
  sayRows(rows);
  print('');
  return printTargets(targetsOf(rows));
};
