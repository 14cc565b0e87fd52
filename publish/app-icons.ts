import { drawSvg } from './draw-svg.ts';
import { contentHash } from './hashes.ts';

/** `any` is the icon as it is; the others fill their square, as a home screen cuts its own shape out of it or shows black where nothing is. */
const SIZES = [
  { name: 'icon-192.png', size: 192, use: 'any' },
  { name: 'icon-512.png', size: 512, use: 'any' },
  { name: 'icon-maskable-512.png', size: 512, use: 'maskable' },
  { name: 'icon-180.png', size: 180, use: 'touch' },
] as const;

export interface AppIcon {
  readonly address: string;
  readonly size: number;
  readonly use: (typeof SIZES)[number]['use'];
  /** The picture; drawn when first wanted, then kept. Throws when the brand's icon is no SVG that can be drawn. */
  readonly png: () => Promise<Uint8Array>;
}

export interface IconSource {
  readonly svg: Uint8Array;
  /** The colour behind an icon that does not fill its own square. */
  readonly background: string;
}

/** Changes when the same icon is to be drawn in another way. */
const MANNER = 1;
/** The part of a side that no mask cuts. */
const SAFE = 0.8;
const SIDE = 512;
const PROBE = 32;
const MOST_KEPT = 64;

const inSquare = (svg: Uint8Array, part: number, background: string | null): string => {
  const side = SIDE * part;
  const start = (SIDE - side) / 2;
  const ground = background === null ? '' : `<path fill="${background}" d="M0 0h${SIDE}v${SIDE}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${ground}<image x="${start}" y="${start}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/></svg>`;
};

/** True when the icon is opaque up to its four corners. */
const fillsItsSquare = async (svg: Uint8Array): Promise<boolean> => {
  const { pixels, width } = await drawSvg(inSquare(svg, 1, null), PROBE);
  const corners = [0, width - 1, width * (width - 1), width * width - 1];
  return corners.every((at) => pixels[at * 4 + 3] === 255);
};

const draw = async ({ svg, background }: IconSource, size: number, use: AppIcon['use']): Promise<Uint8Array> => {
  if (use === 'any') return (await drawSvg(inSquare(svg, 1, null), size)).png;
  const part = (await fillsItsSquare(svg)) ? 1 : SAFE;
  return (await drawSvg(inSquare(svg, part, background), size)).png;
};

const kept = new Map<string, Promise<Uint8Array>>();

const drawnOnce = (address: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = kept.get(address);
  if (known !== undefined) return known;
  const made = make();
  kept.set(address, made);
  made.catch(() => kept.delete(address));
  if (kept.size > MOST_KEPT) for (const [oldest] of [...kept].slice(0, kept.size - MOST_KEPT)) kept.delete(oldest);
  return made;
};

/** The icons that home screens and installed apps ask for, from a brand's one SVG. Their addresses name what they are made of, so they are known before anything is drawn. */
export const appIcons = (source: IconSource): readonly AppIcon[] => {
  const hash = contentHash(`${MANNER} ${source.background} ${contentHash(source.svg)}`);
  return SIZES.map(({ name, size, use }) => {
    const address = `/brand/${hash}/${name}`;
    return { address, size, use, png: () => drawnOnce(address, () => draw(source, size, use)) };
  });
};
