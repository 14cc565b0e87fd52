import { Type } from 'typebox';

export interface HelpArticle {
  readonly id: string;
  readonly title: string;
  /** HTML: sanitise it before rendering. */
  readonly content: string;
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
    ...(levels > 1 ? { children: { type: 'array', items: article(levels - 1) } } : {}),
  },
});

/** A section of the help centre; sections nest at most three levels deep. */
export const helpArticle = Type.Unsafe<HelpArticle>(article(MAX_DEPTH));
