import { knownLanguages } from '../languages.ts';
import { areasOfSection } from '../layout/section-areas.ts';
import { DEFAULT_PARTS, type OwnPage, type PagePartOfBrand } from '../pages/own-page.ts';
import { ROUTES } from '../routes.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printableJson, type Finding } from './finding.ts';
import { optionFaults, sectionIdentity } from './layout.ts';

/** First path segments at which a site has its own files, calls or documents. */
const RESERVED: ReadonlySet<string> = new Set([
  '404',
  'api',
  'assets',
  'brand',
  'connect',
  'healthz',
  'lgw',
  'lotto',
  'member',
  'readyz',
  'sandbox',
  'src',
  'tcg_prod_images',
  'wps',
]);

/** Returns what already uses a path; `null` if it is free. Upper and lower case count as equal, because some hosts do not distinguish them. */
const ownerOf = (path: string): string | null => {
  if (ROUTES.some((route) => route.toLowerCase() === path)) return 'a page of the site';
  const [, first = ''] = path.split('/');
  const isTaken = RESERVED.has(first) || knownLanguages().some((language) => language.toLowerCase() === first);
  return isTaken ? 'a folder of the site' : null;
};

const pathFault = ({ path }: OwnPage, index: number, pages: BrandDraft['pages']): string | null => {
  const owner = ownerOf(path);
  if (owner !== null) return `is ${owner}`;
  const first = pages.findIndex((page) => page?.path === path);
  return first < index ? `is the path of page ${first}` : null;
};

const partFaults = (page: OwnPage, pointer: string, { modules, banners }: BrandDraft): Finding[] =>
  (page.parts ?? DEFAULT_PARTS).flatMap((part, index, parts) => {
    const at = `${pointer}/parts/${index}`;
    const off = areasOfSection(part).find((area) => modules.off.includes(area));
    const isEmpty = part.kind === 'banners' && !banners.some((banner) => banner?.groupName === part.group);
    // The text of a page has no options that could make it differ.
    const identityOf = (one: PagePartOfBrand): string => (one.kind === 'article' ? one.kind : sectionIdentity(one));
    const first = parts.findIndex((other) => identityOf(other) === identityOf(part));
    return [
      // Unlike articles on the home page, those on other pages have no id.
      ...optionFaults(part, at, part.kind === 'article' ? {} : undefined),
      ...(first < index
        ? [
            finding({
              pointer: at,
              code: 'twice',
              message:
                part.kind === 'article'
                  ? 'the page already shows its text'
                  : `duplicates part ${first} (${printableJson(part.kind)})`,
              remedy: 'remove one of them',
            }),
          ]
        : []),
      ...(off === undefined
        ? []
        : [
            finding({
              pointer: at,
              level: 'warning',
              code: 'section-off',
              message: `shows nothing: its area ${off} is in modules.off`,
              remedy: `remove the part, or take ${off} out of modules.off`,
            }),
          ]),
      ...(isEmpty
        ? [
            finding({
              pointer: at,
              level: 'warning',
              code: 'section-empty',
              message: `shows nothing: there is no banner with the group ${part.group ?? ''}`,
              remedy: 'add one to banners, or remove the part',
            }),
          ]
        : []),
    ];
  });

/** Checks that the paths and ids of a brand's own pages are free, and that each part of them shows something. A faulty page is left out. */
export const checkPages = (draft: BrandDraft): Finding[] =>
  draft.pages.flatMap((page, index): Finding[] => {
    if (page === null) return [];
    const pointer = `/pages/${index}`;
    const fault = pathFault(page, index, draft.pages);
    const first = draft.pages.findIndex((other) => other?.id === page.id);
    return [
      ...(fault === null
        ? []
        : [
            finding({
              pointer: `${pointer}/path`,
              code: 'path-taken',
              message: `${printableJson(page.path)} ${fault}`,
              remedy: 'write another path',
            }),
          ]),
      ...(first === index
        ? []
        : [
            finding({
              pointer: `${pointer}/id`,
              code: 'twice',
              message: `${printableJson(page.id)} is also the id of page ${first}`,
              remedy: 'write another id',
            }),
          ]),
      ...partFaults(page, pointer, draft),
    ];
  });
