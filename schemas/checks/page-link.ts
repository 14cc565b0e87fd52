import { isRoute, ROUTE_METADATA, ROUTES } from '../routes.ts';
import { closestMatch } from './closest-match.ts';
import { printableJson, type Finding } from './finding.ts';

/** What the links of a brand can lead to. */
export interface LinkTargets {
  /** The paths of the brand's own pages. */
  readonly own: readonly string[];
  /** The areas that the brand does not have. */
  readonly off: readonly string[];
}

/**
 * Returns what is wrong with a link to a page of the site, such as `/help?section=faq`; `null` if the brand has that page. `routes` lists the routes that
 * may be linked to.
 */
export const pageLinkFault = (
  link: string,
  { own, off }: LinkTargets,
  routes: readonly string[] = ROUTES,
): Pick<Finding, 'message' | 'remedy'> | null => {
  const [path = ''] = link.split(/[?#]/);
  if (!own.includes(path) && !routes.includes(path)) {
    const meant = closestMatch(path, [...routes, ...own]);
    return {
      message: `${printableJson(link)} is not a page of the site`,
      remedy: `write ${printableJson(meant ?? '/rng')}, or another page`,
    };
  }
  const area = isRoute(path) ? ROUTE_METADATA[path].area : null;
  return area === null || !off.includes(area)
    ? null
    : {
        message: `${printableJson(link)} belongs to ${area}, which modules.off switches off`,
        remedy: 'write another page, or take the area out of modules.off',
      };
};
