import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { RehearsalReport } from '#publish/operators/rehearse/rehearsal-report.ts';
import { drawRows } from '../../support/draw-rows.ts';
import { print, printTargets } from '../figures.ts';
import { FAULTS } from './faults.ts';
import { HARMLESS } from './harmless.ts';
import type { PlantedChange } from './planted-change.ts';
import { isCaught, rehearseChange } from './rehearse-change.ts';

const HELP = `npm run bench:rehearse -- [--only=ID,ID] [--sample=6] [--seed=N] [--part=1/4] [--evidence=DIR]

Rehearses planted faults and harmless changes of a small brand, each against the brand without it, and counts the faults that are caught and the
harmless changes that fail. A rehearsal takes one to two minutes, the whole bench three to four hours. Needs a build (npm run build) and Chromium.
--sample draws that many faults and that many harmless changes; --part runs every fourth one.
Do not use the machine during the run. Exit code: 0 if all limits are met, 1 if one is missed.
`;

/** The maximum share of faults that may be missed: 3 of 60. */
const MOST_MISSED = 3 / 60;
/** The maximum share of harmless changes that may fail: 1 of 60. */
const MOST_FALSE = 1 / 60;
const MOST_SECONDS = 120;

interface Counted {
  readonly isWrong: boolean;
  readonly seconds: number;
}

const errorsOf = ({ problems }: RehearsalReport): string =>
  problems
    .filter(({ severity, isLiveToo }) => severity !== 'info' && !isLiveToo)
    .slice(0, 4)
    .map(({ severity, part, what }) => `${severity} ${part}: ${what.slice(0, 120)}`)
    .join('; ');

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    part: { type: 'string', default: '1/1' },
    evidence: { type: 'string' },
  },
});

const chosen = <Change extends PlantedChange>(name: string, changes: readonly Change[]): readonly Change[] => {
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const named = values.only === undefined ? changes : changes.filter(({ id }) => values.only?.split(',').includes(id));
  const drawn = values.sample === undefined ? named : drawRows(values.seed, name, named, Number(values.sample));
  return drawn.filter((_change, index) => index % parts === part - 1);
};

/** Rehearses changes one after another, and prints each result. */
const rehearseAll = async <Change extends PlantedChange>(
  changes: readonly Change[],
  isRight: (change: Change, report: RehearsalReport) => boolean,
): Promise<readonly Counted[]> => {
  const counted: Counted[] = [];
  for (const change of changes) {
    try {
      const report = await rehearseChange(change, values.evidence);
      const isWrong = !isRight(change, report);
      counted.push({ isWrong, seconds: report.seconds });
      print(`${isWrong ? 'MISS' : 'ok  '} ${change.id}, ${report.verdict} in ${report.seconds} s. ${errorsOf(report)}`);
    } catch (error) {
      counted.push({ isWrong: true, seconds: 0 });
      print(`MISS ${change.id} could not be rehearsed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return counted;
};

const shareWrong = (counted: readonly Counted[]): number =>
  counted.length === 0 ? 0 : counted.filter(({ isWrong }) => isWrong).length / counted.length;

const main = async (): Promise<boolean> => {
  if (values.sample !== undefined) print(`drawn with --seed=${values.seed}`);
  const [planted, unharmful] = [chosen('faults', FAULTS), chosen('harmless', HARMLESS)];
  print(`Rehearsing ${planted.length} of ${FAULTS.length} faults ...`);
  const faults = await rehearseAll(planted, isCaught);
  print(`Rehearsing ${unharmful.length} of ${HARMLESS.length} harmless changes ...`);
  const harmless = await rehearseAll(unharmful, (_change, { verdict }) => verdict === 'passed');
  return printTargets([
    { words: 'share of the faults that are missed', value: shareWrong(faults), most: MOST_MISSED },
    { words: 'share of the harmless changes that fail', value: shareWrong(harmless), most: MOST_FALSE },
    {
      words: 'seconds of the longest rehearsal',
      value: Math.max(0, ...[...faults, ...harmless].map(({ seconds }) => seconds)),
      most: MOST_SECONDS,
    },
  ]);
};

if (values.help) process.stdout.write(HELP);
else process.exitCode = (await main()) ? 0 : 1;
