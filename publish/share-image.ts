import { drawSvg } from './draw-svg.ts';
import { contentHash } from './hashes.ts';
import { renderOnce, type RenderedPng } from './rendered-png.ts';

/** In pixels: wide enough for a large preview, and small enough for messengers that ignore pictures above 300 kB. */
const WIDTH = 800;
/** Part of the hash: raise it when the rendering changes. */
const DRAWING_VERSION = 1;

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface ShareImage extends RenderedPng {
  /** `null` for an SVG without proportions. */
  readonly size: PictureSize | null;
}

/** The size of an SVG drawn `WIDTH` wide: by its `width` and `height`, else by its `viewBox`. */
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

/** The picture of shared links as a PNG, because social networks show no SVG. `hash` is that of the SVG's content. */
export const shareImage = (bytes: Uint8Array, hash: string): ShareImage => {
  const svg = new TextDecoder().decode(bytes);
  const address = `/brand/${contentHash(`share ${DRAWING_VERSION} ${hash}`)}/share.png`;
  return { address, size: drawnSize(svg), png: renderOnce(address, async () => (await drawSvg(svg, WIDTH)).png) };
};
