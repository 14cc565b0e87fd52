import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../html.ts';
import type { VisitPair } from './judge.ts';
import { groupProblems } from './group-problems.ts';
import type { Visit } from './plan-visits.ts';
import type { Problem, RehearsalReport } from './rehearsal-report.ts';
import { bytesByPage, type Rehearsed } from './rehearse.ts';

const PICTURES = 'pictures';

export interface EvidenceOptions {
  /** The folder to write to. It is created if needed. */
  readonly folder: string;
  readonly brand: string;
  /** The id of the live release. */
  readonly live: string | null;
  readonly seconds: number;
}

const pictureName = ({ path, role, language, theme, window }: Visit, side: string): string =>
  `${[path.slice(1).replaceAll(/[^\w-]/g, '-'), role, language, theme, window, side].join('-')}.png`;

const picturesOf = ({ after, before }: VisitPair): readonly (readonly [string, Uint8Array])[] =>
  [
    ...(before === null ? [] : [[`${PICTURES}/${pictureName(after.visit, 'live')}`, before.picture] as const]),
    [`${PICTURES}/${pictureName(after.visit, 'new')}`, after.picture] as const,
  ].filter(([, picture]) => picture.length > 0);

const shotName = (visit: Visit, shots: Rehearsed['shots']): string =>
  `${PICTURES}/${pictureName(visit, `journey-${[...shots.keys()].indexOf(visit) + 1}`)}`;

/** Returns who sees a problem as one line: its pages, roles, languages and themes, leaving out those of which all are affected. */
export const audience = ({ seenBy: { pages, roles, languages, themes } }: Problem): string => {
  const shown = pages.length > 4 ? `${pages.length} pages, such as ${pages.slice(0, 3).join(' ')}` : pages.join(' ');
  return [shown, roles.map((role) => `${role}s`).join(' '), languages.join(' '), themes.join(' ')]
    .filter((part) => part !== '')
    .join(', ');
};

const row = (problem: Problem): string => {
  const { severity, part, what, details, remedy, isLiveToo, pictures } = problem;
  return [
    `<tr class="${severity}"><td>${severity}<td>${part}<td>${escapeHtml(what)}${isLiveToo ? ' (live too)' : ''}`,
    ...details.map((detail) => `<br><small>${escapeHtml(detail)}</small>`),
    `<td>${escapeHtml(audience(problem) || 'everywhere')}<td>${escapeHtml(remedy)}`,
    `<td>${pictures.map((file) => `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(file)}"></a>`).join(' ')}</tr>`,
  ].join('');
};

const page = (report: RehearsalReport): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rehearsal of ${escapeHtml(report.brand)}: ${report.verdict}</title>
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem }
td, th { border-bottom: 1px solid #ccc; padding: .4rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
img { height: 12rem; border: 1px solid #999 }
.error td:first-child { color: #a00; font-weight: bold }
</style>
<h1>Rehearsal of ${escapeHtml(report.brand)}: ${report.verdict}</h1>
<p>${report.live === null ? 'There is no live release to compare with.' : `Compared with ${escapeHtml(report.live)}.`}
${report.visits.made} of ${report.visits.all} combinations of page, language and theme were visited, in ${report.seconds} s.</p>
<table><tr><th>Severity<th>Part<th>What<th>Where<th>Remedy<th>Pictures (live, new)</tr>
${report.problems.map(row).join('\n')}
</table>
</html>
`;

/** Groups the findings of a rehearsal, and writes the report, the differences and the pictures of the problems to a folder. Returns the report. */
export const writeEvidence = async (
  rehearsed: Rehearsed,
  { folder, brand, live, seconds }: EvidenceOptions,
): Promise<RehearsalReport> => {
  const { plan, pairs, sightings, paints, differences, skipped, shots } = rehearsed;
  const pairOf = new Map(pairs.map((pair) => [pair.after.visit, pair]));
  const problems = groupProblems(sightings, plan, (visit) => {
    const pair = pairOf.get(visit);
    if (pair !== undefined) return picturesOf(pair).map(([file]) => file);
    return shots.has(visit) ? [shotName(visit, shots)] : [];
  });
  const report: RehearsalReport = {
    brand,
    verdict: problems.some(({ severity }) => severity === 'error') ? 'failed' : 'passed',
    live,
    evidence: folder,
    seconds,
    visits: {
      made: pairs.length,
      all: plan.all,
      pages: new Set(pairs.map(({ after }) => after.visit.path)).size,
      languages: [...new Set(pairs.map(({ after }) => after.visit.language))],
      skipped: [...skipped],
    },
    paint: paints.flatMap(({ page: path, live: before, new: now }) =>
      now === null
        ? []
        : [
            {
              page: path,
              live: before === null ? null : Math.round(before),
              new: Math.round(now),
              ratio: before === null || before === 0 ? null : Math.round((now / before) * 100) / 100,
            },
          ],
    ),
    bytes: bytesByPage(pairs),
    problems,
    differences: [...differences],
  };
  const shown = new Set(problems.flatMap(({ pictures }) => pictures));
  await mkdir(join(folder, PICTURES), { recursive: true });
  for (const [file, picture] of pairs.flatMap(picturesOf))
    if (shown.has(file)) await writeFile(join(folder, file), picture);
  for (const [visit, shot] of shots) await writeFile(join(folder, shotName(visit, shots)), shot);
  await writeFile(join(folder, 'diff.json'), `${JSON.stringify(differences, null, 2)}\n`);
  await writeFile(join(folder, 'report.html'), page(report));
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  return report;
};
