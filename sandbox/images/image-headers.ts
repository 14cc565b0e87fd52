/** Of every picture: it keeps for a day, and opened by itself it may do nothing. */
export const IMAGE_HEADERS = {
  'Cache-Control': 'public, max-age=86400, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
