import { SEVERITIES } from '../diff/difference.ts';
import type { Sighting } from './judge.ts';
import type { Visit, VisitPlan } from './plan-visits.ts';
import { PARTS, type Part, type Problem } from './rehearsal-report.ts';

const MOST_DETAILS = 5;

const REMEDIES: Readonly<Record<Part, string>> = {
  status: 'open the page with marquee preview and read its console',
  journey: 'repeat the step with marquee preview, and look at the screenshot',
  console: 'open the page with marquee preview and read its console',
  policy: 'name the origin in platform.allow, or remove what loads it',
  request: 'add the missing file to assets, or correct its path',
  overflow: 'shorten the text, or let the picture shrink with the page',
  contrast: 'change one of the two colours in theme.tokens; marquee check lists the pairs',
  axe: 'correct the text or the markup of the page',
  bytes: 'make the pictures smaller, or save them as WebP or AVIF',
  paint: 'make the first picture of the page smaller',
  diff: 'revert the change, or publish without --rehearse if players may lose this',
  picture: 'compare the pictures in the evidence folder',
};

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Returns the distinct values of the visits with a problem, or none if these are the values of all planned visits. */
const restricted = (
  seen: readonly Visit[],
  { visits }: Pick<VisitPlan, 'visits'>,
  valueOf: (visit: Visit) => string,
): string[] => {
  const values = unique(seen.map(valueOf));
  return values.length === unique(visits.map(valueOf)).length ? [] : values;
};

const keyOf = ({ part, what, severity }: Sighting): string => `${part} ${severity} ${what}`;

const problemOf = (
  group: readonly Sighting[],
  plan: Pick<VisitPlan, 'visits'>,
  picturesOf: (visit: Visit) => readonly string[],
): Problem[] => {
  const [first] = group;
  if (first === undefined) return [];
  const seen = group.flatMap(({ visit }) => visit ?? []);
  return [
    {
      part: first.part,
      severity: first.severity,
      what: first.what,
      details: unique(group.flatMap(({ detail }) => detail ?? [])).slice(0, MOST_DETAILS),
      remedy: REMEDIES[first.part],
      isLiveToo: first.isLiveToo ?? false,
      seenBy: {
        pages: restricted(seen, plan, ({ path }) => path),
        roles: restricted(seen, plan, ({ role }) => role),
        languages: restricted(seen, plan, ({ language }) => language),
        themes: restricted(seen, plan, ({ theme }) => theme),
      },
      pictures: first.severity !== 'info' && first.visit !== null ? [...picturesOf(first.visit)] : [],
    },
  ];
};

/**
 * Merges the sightings with the same cause into one problem, and sorts the problems, the most severe first. `picturesOf` returns the pictures of a visit
 * in the evidence folder.
 */
export const groupProblems = (
  sightings: readonly Sighting[],
  plan: Pick<VisitPlan, 'visits'>,
  picturesOf: (visit: Visit) => readonly string[],
): Problem[] => {
  const groups = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const group = groups.get(keyOf(sighting));
    if (group === undefined) groups.set(keyOf(sighting), [sighting]);
    else group.push(sighting);
  }
  return [...groups.values()]
    .flatMap((group) => problemOf(group, plan, picturesOf))
    .toSorted(
      (one, other) =>
        SEVERITIES.indexOf(other.severity) - SEVERITIES.indexOf(one.severity) ||
        PARTS.indexOf(one.part) - PARTS.indexOf(other.part),
    );
};
