/** A path without its one trailing slash. */
export const plainPath = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
