import { fileFault, type FileFault } from '#schemas/checks/file-fault.ts';
import { printable } from '#schemas/checks/finding.ts';
import { LIMITS } from '#schemas/checks/limits.ts';
import { readRasterSize } from '#schemas/checks/raster-size.ts';
import type { BrandFolder } from '#publish/brand-folder.ts';
import type { AssetDamage } from '#publish/folder-files.ts';
import { readSvg } from '#publish/draw-svg.ts';
import { rewritePng } from '#sandbox/kernel/images/rewrite-png.ts';
import type { CanDecode } from './create-decoder.ts';
import { canDecodeAvif } from './decode-avif.ts';
import { canDecodeJpeg } from './decode-jpeg.ts';
import { canDecodeWebp } from './decode-webp.ts';

const RASTERS: Readonly<Record<string, CanDecode>> = {
  png: async (bytes) => (await rewritePng(bytes)) !== null,
  jpg: canDecodeJpeg,
  jpeg: canDecodeJpeg,
  webp: canDecodeWebp,
  avif: canDecodeAvif,
};

const DAMAGED: FileFault = { message: 'is damaged', remedy: 'copy or export it again' };

const svgDamage = async (bytes: Uint8Array): Promise<FileFault | null> => {
  try {
    await readSvg(new TextDecoder().decode(bytes));
    return null;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { message: `cannot be drawn (${printable(reason, 120)})`, remedy: 'export it again' };
  }
};

/** Returns how a picture is damaged, or `null`. A picture that is too large or has another fault is not decoded. */
const damageOf = async (path: string, bytes: Uint8Array): Promise<FileFault | null> => {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (bytes.length > LIMITS.picture || fileFault(path, bytes) !== null) return null;
  if (extension === 'svg') return svgDamage(bytes);
  const canDecode = RASTERS[extension];
  if (canDecode === undefined) return null;
  const size = readRasterSize(bytes);
  if (size === null) return DAMAGED;
  return size.width * size.height > LIMITS.pixels || (await canDecode(bytes)) ? null : DAMAGED;
};

/**
 * Decodes the pictures that a brand file refers to, and returns the faults of the damaged ones. Decodes one picture at
 * a time, so that it needs memory only for the largest one.
 */
export const pictureDamage = async ({ named, assets }: BrandFolder): Promise<AssetDamage> => {
  const damaged = new Map<string, FileFault>();
  for (const path of named) {
    const bytes = assets.get(path);
    const fault = bytes === undefined ? null : await damageOf(path, bytes);
    if (fault !== null) damaged.set(path, fault);
  }
  return damaged;
};
