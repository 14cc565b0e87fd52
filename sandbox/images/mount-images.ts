import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { games, vendors } from '../db/schema.ts';
import type { Platform } from '../platform.ts';
import { AVATARS, avatarPath } from './avatar-path.ts';
import { avatar } from './avatar.ts';
import { countryFlag } from './country-flag.ts';
import { gameTilePath } from './game-tile-path.ts';
import { gameTile } from './game-tile.ts';
import { rasterAnswer } from './raster-answer.ts';
import { svgAnswer } from './svg-answer.ts';
import { vendorLogo } from './vendor-logo.ts';

const missing = (): Response =>
  new Response('No such image\n', {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

const drawn = (svg: string | null): Response => (svg === null ? missing() : svgAnswer(svg));

/** The names of files end as the platform's do; what comes is drawn on the way: flags and logos as SVG, sharp at every size, tiles and avatars in pixels. */
export const mountImages = (app: Hono, { db }: Platform): void => {
  app.get('/TCG_PROD_IMAGES/COUNTRY_FLAG/:file{[A-Z]{2}\\.png}', (context) =>
    drawn(countryFlag(context.req.param('file').slice(0, 2))),
  );

  app.get('/TCG_PROD_IMAGES/AVATAR/:file{[0-9]{1,3}\\.png}', (context) => {
    const number = Number.parseInt(context.req.param('file'), 10);
    return AVATARS.includes(number)
      ? rasterAnswer(avatarPath(number), () => avatar(number), context.req.raw)
      : missing();
  });

  app.get('/TCG_PROD_IMAGES/GAME_TILE/:vassalage/:file{[0-9]{1,9}\\.png}', async (context) => {
    const nodeId = Number.parseInt(context.req.param('file'), 10);
    const [game] = await db
      .select({ category: games.category, vassalage: games.vassalage })
      .from(games)
      .where(eq(games.nodeId, nodeId));
    if (game?.vassalage !== context.req.param('vassalage')) return missing();
    const name = gameTilePath({ vassalage: game.vassalage, nodeId });
    return rasterAnswer(`${game.category} ${name}`, () => gameTile(game.category, name), context.req.raw);
  });

  app.get('/TCG_PROD_IMAGES/:folder{[A-Z]{2,20}_LIST_VENDOR}/:file{[A-Z0-9_]{1,60}-WHITE\\.png}', async (context) => {
    const vassalage = context.req.param('file').slice(0, -'-WHITE.png'.length);
    const [vendor] = await db.select({ name: vendors.name }).from(vendors).where(eq(vendors.vassalage, vassalage));
    return drawn(vendor === undefined ? null : vendorLogo(vassalage, vendor.name));
  });

  app.get('/TCG_PROD_IMAGES/*', missing);
};
