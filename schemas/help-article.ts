import { Type, type Static } from 'typebox';
import { LANGUAGE_CODE } from './languages.ts';

export interface HelpArticle {
  readonly id: string;
  readonly title: string;
  /** The article as HTML. Sanitise it before rendering. */
  readonly content: string;
  /** The version of a legal text. It is stored when a player accepts the text. */
  readonly version?: string;
  /** The time of the last change, in milliseconds since 1970. */
  readonly updatedAt?: number;
  readonly children?: readonly HelpArticle[];
}

const MAX_DEPTH = 3;

const article = (levels: number): object => ({
  type: 'object',
  required: ['id', 'title', 'content'],
  properties: {
    id: { type: 'string', maxLength: 60 },
    title: { type: 'string', maxLength: 255 },
    content: { type: 'string', maxLength: 200_000 },
    version: { type: 'string', maxLength: 40 },
    updatedAt: { type: 'integer', minimum: 0 },
    ...(levels > 1 ? { children: { type: 'array', items: article(levels - 1) } } : {}),
  },
});

/** A section of the help centre; sections nest at most three levels deep. */
export const helpArticle = Type.Unsafe<HelpArticle>(article(MAX_DEPTH));

/** The legal text that a player accepted: the id of the article, its version, and the language in which it was shown. */
export const acceptedTerms = Type.Object(
  {
    document: Type.String({ minLength: 1, maxLength: 60 }),
    version: Type.String({ minLength: 1, maxLength: 40 }),
    language: Type.String({ pattern: LANGUAGE_CODE }),
  },
  { additionalProperties: false },
);
export type AcceptedTerms = Static<typeof acceptedTerms>;
