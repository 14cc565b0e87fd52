import type { Difference } from './difference.ts';
import { fromTo, shown, type DiffCheck, type Found } from './diff-check.ts';

/** Returns the current path of a page, or its former path if the page was removed. */
const pathOf = ({ path: [, id], old, now }: Found): string =>
  [...now.brand.pages, ...old.brand.pages].find((page) => page.id === id)?.path ?? shown(id);

const onPage = (found: Found): Partial<Difference['seenBy']> => ({ pages: [pathOf(found)] });

const inLanguage = (found: Found): Partial<Difference['seenBy']> => ({ ...onPage(found), languages: [found.key] });

const textsOf = ({ key }: Found): readonly (readonly string[])[] => [['pageTexts', key, '**']];

/** Checks for the pages that a brand adds to the site. */
export const PAGE_CHECKS: readonly DiffCheck[] = [
  {
    name: 'page-gone',
    severity: 'error',
    at: 'pages/*',
    kind: 'removed',
    says: (found) => `the page ${pathOf(found)} is gone`,
    seenBy: onPage,
    includes: textsOf,
  },
  {
    name: 'page-added',
    severity: 'info',
    at: 'pages/*',
    kind: 'added',
    says: (found) => `the page ${pathOf(found)} is new`,
    seenBy: onPage,
    includes: textsOf,
  },
  {
    name: 'page-path-changed',
    severity: 'error',
    at: 'pages/*/path',
    says: (found) => `links and bookmarks to a page no longer work: ${fromTo(found)}`,
    seenBy: onPage,
  },
  {
    name: 'page-changed',
    severity: 'info',
    at: 'pages/**',
    says: (found) =>
      found.kind === 'moved'
        ? 'pages are listed in a different order'
        : `${found.key} of the page ${pathOf(found)}: ${fromTo(found)}`,
    seenBy: (found) => (found.kind === 'moved' ? {} : onPage(found)),
  },
  {
    name: 'page-text-gone',
    severity: 'warning',
    at: 'pageTexts/*/*',
    kind: 'removed',
    says: (found) => `the page ${pathOf(found)} has no text in ${found.key}`,
    seenBy: inLanguage,
  },
  {
    name: 'page-text-changed',
    severity: 'info',
    at: 'pageTexts/**',
    says: (found) => `the page ${pathOf(found)} has a different text`,
    seenBy: inLanguage,
  },
];
