import { drawSvg } from './draw-svg.ts';
import { contentHash } from './hashes.ts';
import { renderOnce, type RenderedPng } from './rendered-png.ts';

/**
 * The PNG icons to render. Icons with the use `any` show the source as it is. All others fill the whole square, because
 * home screens crop icons and show transparent areas in black.
 */
const SIZES = [
  { name: 'icon-192.png', size: 192, use: 'any' },
  { name: 'icon-512.png', size: 512, use: 'any' },
  { name: 'icon-maskable-512.png', size: 512, use: 'maskable' },
  { name: 'icon-180.png', size: 180, use: 'touch' },
] as const;

export interface AppIcon extends RenderedPng {
  readonly size: number;
  readonly use: (typeof SIZES)[number]['use'];
}

export interface IconSource {
  readonly svg: Uint8Array;
  /** The hash of the content of the SVG. */
  readonly hash: string;
  /** The colour to draw behind an icon with transparent corners. */
  readonly background: string;
}

/** Part of the hash in icon URLs. Increase it when the rendering changes. */
const DRAWING_VERSION = 1;
/** The fraction of each side that home screens never crop. */
const SAFE_AREA = 0.8;
const VIEW_BOX = 512;
const PROBE_SIZE = 32;

const squareSvg = (svg: Uint8Array, part: number, background: string | null): string => {
  const side = VIEW_BOX * part;
  const start = (VIEW_BOX - side) / 2;
  const ground = background === null ? '' : `<path fill="${background}" d="M0 0h${VIEW_BOX}v${VIEW_BOX}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW_BOX} ${VIEW_BOX}" width="${VIEW_BOX}" height="${VIEW_BOX}">${ground}<image x="${start}" y="${start}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/></svg>`;
};

/** Whether the icon is opaque in all four corners. */
const fillsSquare = async (svg: Uint8Array): Promise<boolean> => {
  const { pixels, width } = await drawSvg(squareSvg(svg, 1, null), PROBE_SIZE);
  const corners = [0, width - 1, width * (width - 1), width * width - 1];
  return corners.every((at) => pixels[at * 4 + 3] === 255);
};

const draw = async ({ svg, background }: IconSource, size: number, use: AppIcon['use']): Promise<Uint8Array> => {
  if (use === 'any') return (await drawSvg(squareSvg(svg, 1, null), size)).png;
  const part = (await fillsSquare(svg)) ? 1 : SAFE_AREA;
  return (await drawSvg(squareSvg(svg, part, background), size)).png;
};

/**
 * Creates the PNG icons for home screens and installed apps from a brand's SVG. Their URLs contain a hash of the source, so they are known before
 * rendering.
 */
export const appIcons = (source: IconSource): readonly AppIcon[] => {
  const hash = contentHash(`${DRAWING_VERSION} ${source.background} ${source.hash}`);
  return SIZES.map(({ name, size, use }) => {
    const address = `/brand/${hash}/${name}`;
    return { address, size, use, png: renderOnce(address, () => draw(source, size, use)) };
  });
};
