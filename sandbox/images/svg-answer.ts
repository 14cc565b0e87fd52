import { IMAGE_HEADERS } from './image-headers.ts';

/** An SVG as an image: an `<img>` takes it by its content type, whatever the path ends with. */
export const svgAnswer = (svg: string): Response =>
  new Response(svg, { headers: { ...IMAGE_HEADERS, 'Content-Type': 'image/svg+xml; charset=utf-8' } });

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
