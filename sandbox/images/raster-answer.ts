import { PICTURE_WIDTHS } from '#schemas/picture-widths.ts';
import { drawRaster, type RasterType } from './draw-raster.ts';
import { IMAGE_HEADERS } from './image-headers.ts';
import { createPictureCache } from './picture-cache.ts';

const USUAL_WIDTH = 240;
const pictures = createPictureCache(32 * 1024 * 1024);

/** The nearest width that there is, of two as near the larger; without a number the usual one. */
export const widthOf = (asked: string | null): number => {
  const wanted = asked === null || !/^\d{1,5}$/.test(asked) ? USUAL_WIDTH : Number(asked);
  return PICTURE_WIDTHS.reduce<number>(
    (best, width) => (Math.abs(width - wanted) <= Math.abs(best - wanted) ? width : best),
    PICTURE_WIDTHS[0],
  );
};

/** Only who names WebP gets it: old browsers accept anything and show nothing. */
const typeFor = (accept: string | null): RasterType =>
  /image\/webp(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept ?? '') ? 'image/webp' : 'image/png';

/** A drawing as a picture of pixels, as wide as `?w=` asks and of the type that the browser takes. `name` tells drawings apart. */
export const rasterAnswer = async (name: string, drawing: () => string, request: Request): Promise<Response> => {
  const width = widthOf(new URL(request.url).searchParams.get('w'));
  const type = typeFor(request.headers.get('Accept'));
  const picture = await pictures.get(`${name} ${width} ${type}`, () => drawRaster(drawing(), width, type));
  return new Response(picture, { headers: { ...IMAGE_HEADERS, 'Content-Type': type, Vary: 'Accept' } });
};
