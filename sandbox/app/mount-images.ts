import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { games, promotions, vendors } from '#sandbox/db/schema.ts';
import { findPlace } from '#sandbox/domains/catalogue/find-games.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { AVATARS, avatarPath, avatar } from '#sandbox/kernel/images/avatar.ts';
import { countryFlag } from '#sandbox/kernel/images/country-flag.ts';
import { gameTilePath, gameTile } from '#sandbox/kernel/images/game-tile.ts';
import { goodPicture } from '#sandbox/kernel/images/good-picture.ts';
import { paymentLogo } from '#sandbox/kernel/images/payment-logo.ts';
import { promotionPicture } from '#sandbox/kernel/images/promotion-picture.ts';
import { rasterResponse } from '#sandbox/kernel/images/raster-response.ts';
import { svgResponse } from '#sandbox/kernel/images/svg-response.ts';
import { vendorLogo } from '#sandbox/kernel/images/vendor-logo.ts';

const notFound = (): Response =>
  new Response('No such image\n', {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

const svgOrNotFound = (svg: string | null): Response => (svg === null ? notFound() : svgResponse(svg));

/**
 * Mounts the platform's images. Their paths end with `.png`, as on the real platform. Flags, logos and promotion images are served as SVG,
 * game tiles and avatars as rendered bitmaps.
 */
export const mountImages = (app: Hono, { db }: Kernel): void => {
  app.get('/TCG_PROD_IMAGES/COUNTRY_FLAG/:file{[A-Z]{2}\\.png}', (context) =>
    svgOrNotFound(countryFlag(context.req.param('file').slice(0, 2))),
  );

  app.get('/TCG_PROD_IMAGES/AVATAR/:file{[0-9]{1,3}\\.png}', (context) => {
    const number = Number.parseInt(context.req.param('file'), 10);
    return AVATARS.includes(number)
      ? rasterResponse(avatarPath(number), () => avatar(number), context.req.raw)
      : notFound();
  });

  app.get('/TCG_PROD_IMAGES/GAME_TILE/:vassalage/:file{[0-9]{1,9}\\.png}', async (context) => {
    const nodeId = Number.parseInt(context.req.param('file'), 10);
    const [game] = await db.select().from(games).where(eq(games.nodeId, nodeId));
    if (game?.vassalage !== context.req.param('vassalage')) return notFound();
    const name = gameTilePath(game);
    const drawing = async () => gameTile(game.category, name, await findPlace(db, game));
    return rasterResponse(`${game.category} ${name}`, drawing, context.req.raw);
  });

  app.get('/TCG_PROD_IMAGES/:folder{[A-Z]{2,20}_LIST_VENDOR}/:file{[A-Z0-9_]{1,60}-WHITE\\.png}', async (context) => {
    const vassalage = context.req.param('file').slice(0, -'-WHITE.png'.length);
    const [vendor] = await db.select({ name: vendors.name }).from(vendors).where(eq(vendors.vassalage, vassalage));
    return svgOrNotFound(vendor === undefined ? null : vendorLogo(vassalage, vendor.name));
  });

  app.get('/TCG_PROD_IMAGES/POINT_GOODS/:file{[a-z-]{1,40}\\.png}', (context) =>
    svgOrNotFound(goodPicture(context.req.param('file').slice(0, -'.png'.length))),
  );
  app.get('/TCG_PROD_IMAGES/PAYMENT/:file{[a-z]{1,40}\\.png}', (context) =>
    svgOrNotFound(paymentLogo(context.req.param('file').slice(0, -'.png'.length))),
  );
  app.get('/TCG_PROD_IMAGES/PROMOTION/:file{[a-z0-9_-]{1,60}\\.png}', async (context) => {
    const code = context.req.param('file').slice(0, -'.png'.length);
    const [found] = await db
      .select({ category: promotions.category })
      .from(promotions)
      .where(eq(promotions.code, code))
      .limit(1);
    return svgOrNotFound(found === undefined ? null : promotionPicture(found.category, code));
  });

  app.get('/TCG_PROD_IMAGES/*', notFound);
};
