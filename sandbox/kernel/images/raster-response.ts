import { PICTURE_WIDTHS } from '#schemas/picture-widths.ts';
import { drawRaster, type RasterType } from './draw-raster.ts';
import { IMAGE_HEADERS } from './svg-response.ts';
import { createPictureCache } from './picture-cache.ts';

const DEFAULT_WIDTH = 240;
const pictures = createPictureCache(32 * 1024 * 1024);

/**
 * Returns the available width nearest to the requested one, or the larger of two equally near ones. A request without a valid number is treated as one
 * for the default width.
 */
export const nearestWidth = (requested: string | null): number => {
  const wanted = requested === null || !/^\d{1,5}$/.test(requested) ? DEFAULT_WIDTH : Number(requested);
  return PICTURE_WIDTHS.reduce<number>(
    (best, width) => (Math.abs(width - wanted) <= Math.abs(best - wanted) ? width : best),
    PICTURE_WIDTHS[0],
  );
};

/** Returns WebP only if the `Accept` header lists it, because old browsers claim to accept any type but cannot show WebP. */
const typeFor = (accept: string | null): RasterType =>
  /image\/webp(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept ?? '') ? 'image/webp' : 'image/png';

/** Renders a drawing in the width that `?w=` requests and in a type that the browser accepts. `name` identifies the drawing in the cache. */
export const rasterResponse = async (
  name: string,
  drawing: () => string | Promise<string>,
  request: Request,
): Promise<Response> => {
  const width = nearestWidth(new URL(request.url).searchParams.get('w'));
  const type = typeFor(request.headers.get('Accept'));
  const picture = await pictures.get(`${name} ${width} ${type}`, async () => drawRaster(await drawing(), width, type));
  return new Response(picture, { headers: { ...IMAGE_HEADERS, 'Content-Type': type, Vary: 'Accept' } });
};
