import { Type, type Static } from 'typebox';

/** How much a difference matters, from least to most. */
export const SEVERITIES = ['info', 'warning', 'error'] as const;
export type Severity = (typeof SEVERITIES)[number];

const ROLES = ['visitor', 'member', 'agent'] as const;

const words = (description: string) => Type.Array(Type.String(), { description });

export const differenceSchema = Type.Object(
  {
    check: Type.String({ description: 'The name of the check, such as language-gone.' }),
    severity: Type.Enum([...SEVERITIES], {
      description:
        'error: players lose something or a rule of law weakens; warning: players are irritated; info: anything else.',
    }),
    place: Type.String({
      description:
        'The JSON pointer to the changed value. An entry of a list has its identity as key, such as the id of a banner.',
    }),
    message: Type.String({ description: 'What changes for players.' }),
    before: Type.Unknown({ description: 'The earlier value; null if there was none.' }),
    after: Type.Unknown({ description: 'The later value; null if there is none.' }),
    seenBy: Type.Object(
      {
        pages: words('The paths of the pages that show the difference; empty for all pages.'),
        roles: Type.Array(Type.Enum([...ROLES])),
        languages: words('The languages in which it shows; empty for all languages.'),
      },
      { description: 'Who sees the difference.' },
    ),
  },
  { additionalProperties: false },
);

/** A difference between two states of a brand, and who sees it. */
export type Difference = Static<typeof differenceSchema>;

export const differencesSchema = Type.Object(
  {
    before: Type.String({ description: 'What was compared.' }),
    after: Type.String({ description: 'What it was compared with.' }),
    differences: Type.Array(differenceSchema),
  },
  { title: 'Differences between two states of a brand', additionalProperties: false },
);
