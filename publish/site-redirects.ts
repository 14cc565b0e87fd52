import type { CompiledBrand } from './compile-brand.ts';

/** The URL that opens the member centre on the page for changing the password. Visitors are asked to log in first. */
const CHANGE_PASSWORD_PAGE = '/?member=securityCenter';

/**
 * Returns the redirects for paths that programs request by convention. Browsers request `/favicon.ico`, and password
 * managers `/.well-known/change-password` (https://w3c.github.io/webappsec-change-password-url/).
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
