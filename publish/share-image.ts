import type { PictureSize } from '#schemas/picture-size.ts';
import { drawSvg } from './draw-svg.ts';
import { contentHash } from './hashes.ts';
import { renderOnce, type RenderedPng } from './rendered-png.ts';

/** The width in pixels. It is enough for a large preview and keeps the file below 300 kB, above which some messengers ignore a picture. */
const WIDTH = 800;
/** Part of the hash in the picture's URL. Increase it when the rendering changes. */
const DRAWING_VERSION = 1;

export interface ShareImage extends RenderedPng {
  /** The size in pixels; `null` for an SVG without dimensions. */
  readonly size: PictureSize | null;
}

/**
 * Returns the size of an SVG when it is rendered at the width `WIDTH`, calculated from its `width` and `height`, or
 * else from its `viewBox`.
 */
const drawnSize = (svg: string): PictureSize | null => {
  const [root = ''] = /<svg\b[^>]*>/u.exec(svg) ?? [];
  const given = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`, 'u').exec(root)?.[1]);
  const [, , boxWidth = 0, boxHeight = 0] = (/\sviewBox="([^"]+)"/u.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  const [width, height] =
    given('width') > 0 && given('height') > 0 ? [given('width'), given('height')] : [boxWidth, boxHeight];
  return width > 0 && height > 0 ? { width: WIDTH, height: Math.round((WIDTH * height) / width) } : null;
};

/** Returns the picture for shared links. It is rendered as a PNG, because social networks do not display SVG. `hash` is the hash of the SVG. */
export const shareImage = (bytes: Uint8Array, hash: string): ShareImage => {
  const svg = new TextDecoder().decode(bytes);
  const address = `/brand/${contentHash(`share ${DRAWING_VERSION} ${hash}`)}/share.png`;
  return { address, size: drawnSize(svg), png: renderOnce(address, async () => (await drawSvg(svg, WIDTH)).png) };
};
