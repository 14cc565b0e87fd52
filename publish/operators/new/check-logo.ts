import { fileFault } from '#schemas/checks/file-fault.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import { LIMITS } from '#schemas/checks/limits.ts';
import { readRasterSize } from '#schemas/checks/raster-size.ts';
import { svgFault } from '#schemas/checks/svg-fault.ts';
import type { PictureSize } from '#schemas/picture-size.ts';
import { NewBrandError } from './new-brand-error.ts';

/** Logos are shown about 36 pixels high; a smaller picture would be blurred. */
const LEAST_SIDE = 36;
const EXTENSION = /\.(svg|png|jpg|jpeg|webp|avif)$/i;

/** Returns the size that the root element of an SVG states, or the size of its view box; `null` if it states none in pixels. */
const svgSize = (text: string): PictureSize | null => {
  const root = /<svg[^>]*>/i.exec(text)?.[0] ?? '';
  const stated = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1]);
  const [, , boxWidth, boxHeight] = (/\sviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = stated('width') || boxWidth;
  const height = stated('height') || boxHeight;
  return width && height ? { width, height } : null;
};

/** Returns the path of a logo in the brand's folder. Throws a NewBrandError for a picture that browsers could not show well. */
export const logoPath = (name: string, bytes: Uint8Array): string => {
  const refuse = (message: string, remedy: string): never => {
    throw new NewBrandError('logo', `${printableJson(name)} ${message}; ${remedy}`);
  };
  const extension = EXTENSION.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) return refuse('is not a picture', 'name an SVG, PNG, JPEG, WebP or AVIF file');
  if (bytes.length > LIMITS.logo)
    return refuse(`weighs ${Math.ceil(bytes.length / 1000)} kB`, `make it ${LIMITS.logo / 1000} kB or less`);
  const fault = fileFault(name, bytes);
  if (fault !== null) return refuse(fault.message, fault.remedy);
  const text = extension === 'svg' ? new TextDecoder().decode(bytes) : null;
  const unsafe = text === null ? null : svgFault(text);
  if (unsafe !== null) return refuse(`contains ${unsafe}`, 'save it as a plain drawing: shapes and gradients');
  const size = text === null ? readRasterSize(bytes) : svgSize(text);
  if (size === null) return refuse('does not state its size', 'export it again with a width and a height');
  if (Math.min(size.width, size.height) < LEAST_SIDE)
    return refuse(
      `has ${size.width} x ${size.height} pixels`,
      `use a picture of at least ${LEAST_SIDE} pixels in both directions, best an SVG`,
    );
  return `assets/logo.${extension}`;
};
