import { drawSvg } from './draw-svg.ts';
import { contentHash } from './hashes.ts';
import { renderOnce, type RenderedPng } from './rendered-png.ts';

/** In pixels: wide enough for a large preview, and below the 300 kB above which some messengers show none. */
const WIDTH = 800;
/** Part of the hash: raise it when the rendering changes. */
const DRAWING_VERSION = 1;

/** The picture of shared links, as a PNG of an SVG: social networks show no SVG. */
export const shareImage = (svg: Uint8Array): RenderedPng => {
  const address = `/brand/${contentHash(`share ${DRAWING_VERSION} ${contentHash(svg)}`)}/share.png`;
  return {
    address,
    png: renderOnce(address, async () => (await drawSvg(new TextDecoder().decode(svg), WIDTH)).png),
  };
};
