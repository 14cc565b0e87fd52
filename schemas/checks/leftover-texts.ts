import type { HomeSection } from '../layout/layout.ts';
import { closestMatch } from './closest-match.ts';
import type { BrandDraft } from './draft.ts';
import { finding, pointerSegment, printableJson, type Finding } from './finding.ts';
import type { Texts } from './texts.ts';

/** A kind of item in brand.json whose id occurs in the keys of its texts. */
interface Owner {
  readonly what: string;
  /** Matches the keys of its texts; the first group is the id. */
  readonly key: RegExp;
  /** The ids in brand.json; `null` if a faulty entry hides one. */
  readonly ids: readonly string[] | null;
}

/**
 * Keys of texts that belong to no item in brand.json: those of the brand itself, of the page for unknown paths, and of
 * the articles in the platform's help centre.
 */
const SITE_KEYS = /^brand:(?:tagline|notFound\.(?:title|text|action)|help\..+)$/;

const ownersIn = ({ banners, register }: BrandDraft, home: readonly HomeSection[]): readonly Owner[] => [
  {
    what: 'banner',
    key: /^brand:banner\.(.+)\.(?:title|text|action)$/,
    ids: banners.includes(null) ? null : banners.flatMap((banner) => banner?.bannerId ?? []),
  },
  {
    what: 'article of the home page',
    key: /^brand:section\.(.+)\.(?:title|text|action)$/,
    ids: home.flatMap(({ kind, id }) => (kind === 'article' && id !== undefined ? [id] : [])),
  },
  {
    what: 'group of register fields',
    key: /^brand:register\.group\.(.+)$/,
    ids: register.groups.map(({ id }) => id),
  },
];

const leftover = (key: string, owners: readonly Owner[]): Pick<Finding, 'message' | 'remedy'> | null => {
  if (!key.startsWith('brand:') || SITE_KEYS.test(key)) return null;
  for (const { what, key: pattern, ids } of owners) {
    const id = pattern.exec(key)?.[1];
    if (id === undefined) continue;
    if (ids === null || ids.includes(id)) return null;
    const meant = closestMatch(id, ids);
    return {
      message: `there is no ${what} ${printableJson(id)}`,
      remedy: meant === null ? 'remove it' : `write ${printableJson(key.replace(id, meant))}, or remove it`,
    };
  }
  return { message: 'the site shows no such text of a brand', remedy: 'remove it' };
};

/**
 * Warns about texts in one language that belong to banners, articles or groups that brand.json does not have. `home`
 * contains the sections of the home page.
 */
export const checkLeftoverTexts = (
  language: string,
  texts: Texts,
  draft: BrandDraft,
  home: readonly HomeSection[],
): Finding[] => {
  const owners = ownersIn(draft, home);
  return Object.keys(texts).flatMap((key) => {
    const fault = leftover(key, owners);
    return fault === null
      ? []
      : [
          finding({
            file: `texts/${language}.json`,
            pointer: pointerSegment(key),
            block: 'texts',
            level: 'warning',
            code: 'leftover-text',
            ...fault,
          }),
        ];
  });
};
