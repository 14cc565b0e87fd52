import type { CompiledBrand } from './compile-brand.ts';

/** Opens the member centre at the page with the password; visitors are asked to log in first. */
const CHANGE_PASSWORD_PAGE = '/?member=securityCenter';

/**
 * Returns the paths that programs request by convention, with the path that each redirects to: browsers ask for `/favicon.ico`, and password managers
 * for `/.well-known/change-password` (https://w3c.github.io/webappsec-change-password-url/).
 */
export const siteRedirects = ({
  brand,
  client,
}: Pick<CompiledBrand, 'brand' | 'client'>): ReadonlyMap<string, string> =>
  new Map([
    ['/favicon.ico', client.assets.icon],
    ...(brand.modules.off.includes('memberCentre')
      ? []
      : [['/.well-known/change-password', CHANGE_PASSWORD_PAGE] as const]),
  ]);
