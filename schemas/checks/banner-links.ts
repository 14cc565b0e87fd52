import type { Banner } from '../brand.ts';
import { checkDates } from './dates.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printableJson, type Finding } from './finding.ts';
import { pageLinkFault, type LinkTargets } from './page-link.ts';

type LinkFault = Pick<Finding, 'code' | 'message' | 'remedy'>;

const ID = /^[A-Za-z0-9_-]{1,60}$/;
const QUERY = /^[A-Za-z0-9_.~%&=+-]*$/;

const routeFault = (target: string, targets: LinkTargets): LinkFault | null => {
  const fault = pageLinkFault(target, targets);
  if (fault !== null) return { code: 'link', ...fault };
  const [, query = ''] = target.split('?');
  return QUERY.test(query)
    ? null
    : {
        code: 'link',
        message: `${printableJson(target)} has a query that cannot be read`,
        remedy: 'write it as key=value with plain characters',
      };
};

const TARGETS = {
  1: 'a route such as "/rng"',
  2: 'an https address',
  3: 'the node id of a game',
  4: 'the id of a promotion',
} as const;

const linkFault = ({ linkageType, target }: Banner, targets: LinkTargets): LinkFault | null => {
  if (linkageType === undefined)
    return target === undefined
      ? null
      : {
          code: 'link',
          message: 'a target without linkageType is not followed',
          remedy: 'add linkageType: 1 for a route, 2 for an address, 3 for a game, 4 for a promotion',
        };
  if (target === undefined || target === '')
    return {
      code: 'link',
      message: 'is missing although linkageType needs it',
      remedy: `add "target": ${TARGETS[linkageType]}`,
    };
  if (linkageType === 1) return routeFault(target, targets);
  if (linkageType === 2 || ID.test(target)) return null;
  return { code: 'link', message: `${printableJson(target)} is not an id`, remedy: `write ${TARGETS[linkageType]}` };
};

/** Checks that banners link only to pages that exist, that their dates are in order, and that their ids are unique. `own` is the paths of the brand's own pages. */
export const checkBanners = ({ banners, modules }: BrandDraft, own: readonly string[]): Finding[] => {
  const seen = new Map<string, number>();
  return banners.flatMap((banner, index): Finding[] => {
    if (banner === null) return [];
    const found: Finding[] = [];
    const fault = linkFault(banner, { own, off: modules.off });
    if (fault !== null)
      found.push(
        finding({
          pointer: `/banners/${index}/${banner.linkageType === undefined ? 'linkageType' : 'target'}`,
          ...fault,
        }),
      );
    found.push(
      ...checkDates(banner, `/banners/${index}`, {
        what: 'banner',
        remedy: 'write a time after that in "from", or remove one of them',
      }),
    );
    const first = seen.get(banner.bannerId);
    if (first === undefined) seen.set(banner.bannerId, index);
    else
      found.push(
        finding({
          pointer: `/banners/${index}/bannerId`,
          code: 'twice',
          message: `${printableJson(banner.bannerId)} is also the id of banner ${first}`,
          remedy: 'write another id',
        }),
      );
    return found;
  });
};
