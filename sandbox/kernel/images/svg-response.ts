/** Headers for images. They allow caching for a day, and block scripts if an image is opened directly. */
export const IMAGE_HEADERS = {
  'Cache-Control': 'public, max-age=86400, immutable',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Returns a response with an SVG. The path can have any extension, because `<img>` uses the content type. */
export const svgResponse = (svg: string): Response =>
  new Response(svg, { headers: { ...IMAGE_HEADERS, 'Content-Type': 'image/svg+xml; charset=utf-8' } });
