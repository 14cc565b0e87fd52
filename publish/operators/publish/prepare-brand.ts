import type { Brand } from '#schemas/brand.ts';
import { isLocal } from '#schemas/checks/address-fault.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import { NO_GATEWAY } from '#schemas/checks/hosting.ts';
import type { BrandFolder } from '../../brand-folder.ts';
import { publicOrigin } from '../../public-origin.ts';
import { brandName } from '../environments/brand-name.ts';
import { BrandRefused } from './brand-refused.ts';

/** A brand that can be published. */
export interface PreparedBrand {
  readonly folder: BrandFolder & { readonly brand: Brand };
  /** The origin at which the site will be served. */
  readonly origin: string;
}

const requirePublishable = (folder: BrandFolder): PreparedBrand['folder'] => {
  const { id, brand, findings } = folder;
  const name = brandName(folder);
  const placed = (found: readonly Finding[]) =>
    found.map((finding) => ({ ...finding, file: `brands/${id}/${finding.file}` }));
  const errors = findings.filter(({ level }) => level === 'error');
  if (brand === null || errors.length > 0)
    throw new BrandRefused('brand-has-errors', `${name} is not published: ${errors.length} to fix.`, placed(errors));
  const unhosted = findings.filter(({ code }) => code === NO_GATEWAY);
  if (unhosted.length > 0) throw new BrandRefused('no-gateway', `${name} is not published.`, placed(unhosted));
  return { ...folder, brand };
};

/** Returns the origin at which a brand will be served; see `prepareBrand`. */
export const siteOrigin = (brand: Brand, wanted?: string): string => {
  const { id, hosts, platform } = brand;
  if (wanted === undefined) return publicOrigin(brand) ?? `http://${hosts[0] ?? `${id}.localhost`}`;
  if (!isLocal(new URL(wanted).hostname) && platform.origin === null)
    throw new BrandRefused(
      'no-gateway',
      `${id} has no gateway, but --origin ${wanted} is public: write the address of its gateway in platform.origin.`,
    );
  return wanted;
};

/**
 * Makes sure that a brand can be published. `origin` is where it will be served; by default its first public host with https or, if no host is public,
 * its first host with http. Throws `BrandRefused` if the brand has errors, or if it has a public host but no gateway.
 */
export const prepareBrand = (folder: BrandFolder, origin?: string): PreparedBrand => {
  const publishable = requirePublishable(folder);
  return { folder: publishable, origin: siteOrigin(publishable.brand, origin) };
};
