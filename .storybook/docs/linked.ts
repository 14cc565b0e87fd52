import { flowPath, flowTitle } from '#machines/scenarios/plain-text.ts';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';

/** The Storybook page of each document. */
export const PAGES: Readonly<Record<string, string>> = {
  'docs/make-a-brand.md': 'Docs/Make a brand',
  'docs/operate.md': 'Docs/Operate',
  'docs/recipes.md': 'Docs/Recipes',
  'docs/brand-file.md': 'Docs/Brand file',
  'docs/theme.md': 'Docs/Theme',
  'docs/translate.md': 'Docs/Translate',
  'docs/architecture.md': 'Docs/Architecture',
  'docs/flows.md': 'Docs/Flows',
  'docs/forms.md': 'Docs/Forms',
  'docs/rendering.md': 'Docs/Rendering',
  'docs/serving.md': 'Docs/Serving',
  'docs/product.md': 'Docs/What it does',
};

const FLOWS: ReadonlyMap<string, string> = new Map(ALL_SCENARIOS.map((story) => [flowPath(story), flowTitle(story)]));

const addressOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Returns the anchor that GitHub generates for a heading. */
export const headingSlug = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/**
 * Returns the Storybook URL for a link in a document, or `null` if Storybook has no page for the target; external links are returned unchanged.
 * `from` is the path of the document, such as `docs/forms.md`.
 */
export const linked = (href: string, from: string): string | null => {
  if (/^([a-z]+:|#)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `file:///${from}`);
  const path = pathname.slice(1);
  const page = PAGES[path];
  if (page !== undefined) return `?path=/docs/${addressOf(page)}--docs${hash}`;
  const flow = FLOWS.get(path);
  return flow === undefined ? null : `?path=/story/${addressOf(flow)}${hash.replace('#', '--')}`;
};
