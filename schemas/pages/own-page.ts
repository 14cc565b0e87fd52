import { Type, type Static } from 'typebox';
import { BANNER_GROUPS, CATEGORIES } from '../brand-names.ts';
import { closed, oneOf } from '../brand-parts.ts';
import { token } from '../brand-values.ts';
import { RAILS } from '../layout/layout-values.ts';

/** The places where the site can link to a brand's own page. */
const PAGE_LINKS = {
  menu: 'the menu, also under "More" of wide headers',
  footer: 'the help links of the footer',
  none: 'no link; players come from a banner or from elsewhere',
} as const;

/** The parts of a page: its text, and sections like those of the home page. */
const PAGE_PARTS = {
  article: 'the text of the page',
  banners: 'the banners of a page in a row',
  rail: 'a list of games: see `of`',
  steps: 'how to start, in three steps',
  claims: "the brand's marketing claims",
} as const;

export const MAX_PAGES = 30;
const MAX_PARTS = 8;

const from = <T extends string>(table: Readonly<Record<T, string>>, description: string) => {
  const values = Object.keys(table) as T[];
  return oneOf(values, {
    description: `${description} ${values.map((value) => `${value}: ${table[value]}`).join('; ')}.`,
  });
};

const part = closed({
  kind: from(PAGE_PARTS, 'What the part shows.'),
  of: Type.Optional(from(RAILS, 'For a rail: which games.')),
  vendor: Type.Optional(token(40, 'For a rail of a vendor: its vassalage.')),
  category: Type.Optional(oneOf(CATEGORIES, { description: 'For a rail of a category: the category.' })),
  group: Type.Optional(oneOf(BANNER_GROUPS, { description: 'For banners: the page whose banners are shown.' })),
});

export const pageSchema = closed({
  id: Type.String({
    pattern: '^[a-z][a-z0-9-]{0,30}$',
    description:
      'The id of the page: lower-case letters, digits and dashes. Its text is pages/<id>/<LANG>.md, which begins with "# " and the title.',
  }),
  path: Type.String({
    pattern: '^(?:/[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?){1,3}$',
    description: 'The path of the page, such as /vip: one to three segments of lower-case letters, digits and dashes.',
  }),
  link: from(PAGE_LINKS, 'Where the site links to the page.'),
  parts: Type.Optional(
    Type.Array(part, {
      minItems: 1,
      maxItems: MAX_PARTS,
      description: `The parts of the page in their order, at most ${MAX_PARTS}; by default its text.`,
    }),
  ),
});

/** A page that a brand adds to the site. */
export type OwnPage = Static<typeof pageSchema>;
export type PagePartOfBrand = Static<typeof part>;

/** The parts of a page that lists none. */
export const DEFAULT_PARTS: readonly PagePartOfBrand[] = [{ kind: 'article' }];
