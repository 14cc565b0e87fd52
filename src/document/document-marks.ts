/*
 * Names under which the site, the server and the boot script note something about a browser, so that it is known before the site's code is there.
 */

/** The page of an address that the brand does not have: no route, but the path (`data-path`) under which it is prerendered. */
export const NOT_FOUND = '/404';

/** A cookie, not empty while there is a session whose token no script reads. */
export const SESSION_MARK = 'signed-in';

/** A cookie and the document's element (`data-`) say `no` by it where the member of this browser had no games to go on with. */
export const CONTINUES = 'continues';

/** Local storage keeps the chosen theme under it, a cookie mirrors it for the boot script, the document's element (`data-`) shows it. */
export const THEME = 'theme';
