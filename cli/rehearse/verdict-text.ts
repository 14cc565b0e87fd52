import { printable } from '#schemas/checks/finding.ts';
import type { Problem, RehearsalReport } from '#publish/operators/rehearse/rehearsal-report.ts';
import { audience } from '#publish/operators/rehearse/write-evidence.ts';
import { countText, type Paint } from '../print-findings.ts';

const MOST_WARNINGS = 10;

const linesOf = (problem: Problem, paint: Paint): readonly string[] => {
  const { severity, part, what, details, remedy } = problem;
  const where = audience(problem);
  const tone = severity === 'info' ? 'good' : severity;
  return [
    `  ${paint(severity.padEnd(7), tone)}  ${part}: ${printable(what, 300)}${where === '' ? '' : ` (${printable(where, 200)})`}`,
    ...details.slice(0, 2).map((detail) => `             ${printable(detail, 200)}`),
    ...(severity === 'error' ? [`             ${remedy}`] : []),
  ];
};

/** Returns the verdict of a rehearsal as text for a terminal: the errors, the first warnings, what was visited, and where the evidence is. */
export const verdictText = (report: RehearsalReport, paint: Paint): string => {
  const { brand, verdict, live, evidence, seconds, visits, problems, differences } = report;
  const of = (severity: Problem['severity']): readonly Problem[] =>
    problems.filter((problem) => problem.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  const compared = live === null ? 'no live release to compare with' : `compared with ${live}`;
  const known = problems.filter(({ isLiveToo }) => isLiveToo).length;
  return [
    ...errors.flatMap((problem) => linesOf(problem, paint)),
    ...warnings.slice(0, MOST_WARNINGS).flatMap((problem) => linesOf(problem, paint)),
    ...(warnings.length > MOST_WARNINGS
      ? [`  and ${countText(warnings.length - MOST_WARNINGS, 'more warning')} in the evidence`]
      : []),
    ...visits.skipped.map((what) => `  not visited: ${printable(what, 300)}`),
    `${paint(`${brand}: ${verdict}`, verdict === 'passed' ? 'good' : 'error')}, ${countText(errors.length, 'error')}, ${countText(warnings.length, 'warning')}, ${compared}`,
    `  visited    ${countText(visits.made, 'view')} of ${visits.all}: ${countText(visits.pages, 'page')} in ${visits.languages.join(', ')}, in ${seconds} s`,
    ...(live === null ? [] : [`  changes    ${countText(differences.length, 'difference')} from the live release`]),
    ...(known > 0 ? [`  live too   ${countText(known, 'problem')} that the live release has as well`] : []),
    `  evidence   ${evidence}/report.html`,
    '',
  ].join('\n');
};
