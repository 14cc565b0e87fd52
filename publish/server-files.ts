/** A regular expression, for nginx and JavaScript, that matches the URL paths of the files in a release that are for web servers, not for browsers. */
export const SERVER_FILES = String.raw`/(?:_(?:headers|redirects|worker\.js|routes\.json)|netlify\.toml|nginx(?:-release)?\.conf)$`;
