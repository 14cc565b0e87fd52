/* Names under which the site, the server and the boot script record what must be known about a browser before the site's code has loaded. */

/** The path (`data-path`) under which the page for unknown paths is prerendered; it is not a route. */
export const NOT_FOUND = '/404';

/** A cookie that is not empty while there is a session whose token scripts cannot read. */
export const SESSION_MARK = 'signed-in';

/** The attribute of `<html>` with the id of the brand. A document without it is not from this site; it may be the login page of a Wi-Fi network. */
export const BRAND_MARK = 'data-brand';

/** A cookie and a `data-` attribute of `<html>` with the value `no` if the member who last used this browser had no games to continue. */
export const CONTINUES = 'continues';

/**
 * The name of three things: the local storage key of the chosen theme, the cookie that repeats it for the boot script, and the `data-` attribute of
 * `<html>`.
 */
export const THEME = 'theme';
