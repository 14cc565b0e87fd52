import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { games, vendors } from '../db/schema.ts';
import type { Platform } from '../platform.ts';
import { AVATARS } from './avatar-path.ts';
import { avatar } from './avatar.ts';
import { countryFlag } from './country-flag.ts';
import { gameTile } from './game-tile.ts';
import { svgAnswer } from './svg-answer.ts';
import { vendorLogo } from './vendor-logo.ts';

const missing = (): Response =>
  new Response('No such image\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });

const drawn = (svg: string | null): Response => (svg === null ? missing() : svgAnswer(svg));

/** The names of files end as the platform's do; what comes is SVG, drawn on the way. */
export const mountImages = (app: Hono, { db }: Platform): void => {
  app.get('/TCG_PROD_IMAGES/COUNTRY_FLAG/:file{[A-Z]{2}\\.png}', (context) => drawn(countryFlag(context.req.param('file').slice(0, 2))));

  app.get('/TCG_PROD_IMAGES/AVATAR/:file{[0-9]{1,3}\\.png}', (context) => {
    const number = Number.parseInt(context.req.param('file'), 10);
    return drawn(AVATARS.includes(number) ? avatar(number) : null);
  });

  app.get('/TCG_PROD_IMAGES/GAME_TILE/:vassalage/:file{[0-9]{1,9}\\.png}', async (context) => {
    const [game] = await db
      .select({ category: games.category, vassalage: games.vassalage })
      .from(games)
      .where(eq(games.nodeId, Number.parseInt(context.req.param('file'), 10)));
    return drawn(game?.vassalage === context.req.param('vassalage') ? gameTile(game.category, context.req.path) : null);
  });

  app.get('/TCG_PROD_IMAGES/:folder{[A-Z]{2,20}_LIST_VENDOR}/:file{[A-Z0-9_]{1,60}-WHITE\\.png}', async (context) => {
    const vassalage = context.req.param('file').slice(0, -'-WHITE.png'.length);
    const [vendor] = await db.select({ name: vendors.name }).from(vendors).where(eq(vendors.vassalage, vassalage));
    return drawn(vendor === undefined ? null : vendorLogo(vassalage, vendor.name));
  });

  app.get('/TCG_PROD_IMAGES/*', missing);
};
