import { formatFinding, type Finding } from '#schemas/checks/finding.ts';
import type { Output } from './frame/command-io.ts';

const COLOURS = { error: '31', warning: '33', good: '32' } as const;

/** Colours a text for a terminal. */
export type Paint = (text: string, tone: keyof typeof COLOURS) => string;

export const painter =
  ({ colour }: Pick<Output, 'colour'>): Paint =>
  (text, tone) =>
    colour ? `\u001b[${COLOURS[tone]}m${text}\u001b[0m` : text;

export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const countLevel = (findings: readonly Finding[], level: Finding['level']): number =>
  findings.filter((finding) => finding.level === level).length;

/** Returns whether a check has failed. */
export const hasErrors = (findings: readonly Finding[]): boolean => countLevel(findings, 'error') > 0;

/** Returns one line for a check: the level, then the finding. */
const levelLine = (level: Finding['level'], found: string, paint: Paint): string =>
  `  ${paint(level.padEnd(7), level)}  ${found}`;

/** Returns one line for each finding, errors first. */
export const findingLines = (findings: readonly Finding[], paint: Paint): readonly string[] =>
  findings
    .toSorted((one, other) => (one.level < other.level ? -1 : one.level > other.level ? 1 : 0))
    .map((finding) => levelLine(finding.level, formatFinding(finding), paint));

/** Returns the last line of a check: what was checked, such as `4 brands`, and the number of errors and warnings. */
export const summaryLine = (checked: string, findings: readonly Finding[], paint: Paint): string => {
  const [errors, warnings] = [countLevel(findings, 'error'), countLevel(findings, 'warning')];
  return paint(
    `${checked}, ${countText(errors, 'error')}, ${countText(warnings, 'warning')}`,
    errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'good',
  );
};
