import { Type, type Static } from 'typebox';
import { differenceSchema, SEVERITIES } from '../diff/difference.ts';

/** The parts of a verdict, in the order in which they are reported. */
export const PARTS = [
  'status',
  'journey',
  'console',
  'policy',
  'request',
  'overflow',
  'contrast',
  'axe',
  'bytes',
  'paint',
  'diff',
  'picture',
] as const;
export type Part = (typeof PARTS)[number];

const words = (description: string) => Type.Array(Type.String(), { description });

const problemSchema = Type.Object(
  {
    part: Type.Enum([...PARTS], { description: 'What was checked.' }),
    severity: Type.Enum([...SEVERITIES], { description: 'An error fails the rehearsal.' }),
    what: Type.String({ description: 'What is wrong.' }),
    details: words('Elements or measurements, at most five.'),
    remedy: Type.String(),
    isLiveToo: Type.Boolean({
      description: 'Whether the live release has the same problem; if so, the problem does not fail the rehearsal.',
    }),
    seenBy: Type.Object(
      {
        pages: words('The paths of the pages; empty for all pages.'),
        roles: words('visitor or member; empty for everybody.'),
        languages: words('Empty for all languages.'),
        themes: words('light or dark; empty for both.'),
      },
      { description: 'Who sees it.', additionalProperties: false },
    ),
    pictures: words("Pictures of the problem in the evidence folder, the live release's first."),
  },
  { additionalProperties: false },
);

/** A problem of a release, and who sees it. */
export type Problem = Static<typeof problemSchema>;

export const rehearsalReportSchema = Type.Object(
  {
    brand: Type.String({ description: 'The id of the brand, followed by @ and the environment if it has one.' }),
    verdict: Type.Enum(['passed', 'failed']),
    live: Type.Union([Type.String(), Type.Null()], {
      description: 'The id of the live release; null if there is none to compare with.',
    }),
    evidence: Type.String({ description: 'The folder with this report, the differences and the pictures.' }),
    seconds: Type.Integer({ description: 'How long the rehearsal took.' }),
    visits: Type.Object(
      {
        made: Type.Integer(),
        all: Type.Integer({
          description: 'The number of visits that it would take to show every page in every language and theme.',
        }),
        pages: Type.Integer(),
        languages: words('The languages that were visited.'),
        skipped: words('What could not be visited, and why.'),
      },
      { additionalProperties: false },
    ),
    paint: Type.Array(
      Type.Object(
        {
          page: Type.String(),
          live: Type.Union([Type.Number(), Type.Null()], { description: 'Milliseconds until the largest paint.' }),
          new: Type.Number(),
          ratio: Type.Union([Type.Number(), Type.Null()], { description: 'The new release divided by the live one.' }),
        },
        { additionalProperties: false },
      ),
    ),
    bytes: Type.Array(
      Type.Object(
        {
          page: Type.String(),
          live: Type.Union([Type.Integer(), Type.Null()]),
          new: Type.Integer({ description: 'The compressed bytes of the page and its files.' }),
        },
        { additionalProperties: false },
      ),
    ),
    problems: Type.Array(problemSchema, { description: 'The most severe ones first.' }),
    differences: Type.Array(differenceSchema, {
      description: 'What changes for players compared with the live release.',
    }),
  },
  { title: 'Verdict of a rehearsal', additionalProperties: false },
);

/** The result of a rehearsal. */
export type RehearsalReport = Static<typeof rehearsalReportSchema>;
