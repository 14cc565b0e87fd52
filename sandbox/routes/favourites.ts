import { and, eq } from 'drizzle-orm';
import { addFavorite, favorites, favoritesList, removeFavorite } from '#schemas/calls/games.ts';
import { defineMemberRoute } from '#sandbox/kernel/http/route.ts';
import type { Route } from '#sandbox/kernel/http/route.ts';
import { favouriteIds, findFavourites } from '#sandbox/domains/catalogue/favourites.ts';
import { gameEntity } from '#sandbox/domains/catalogue/game-entity.ts';
import type { Database } from '#sandbox/db/database.ts';
import { favourites, games } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';

/** Without a limit one account could fill the table. */
export const MOST_FAVOURITES = 500;

const checkGame = async (db: Database, nodeId: number): Promise<void> => {
  const [known] = await db.select({ nodeId: games.nodeId }).from(games).where(eq(games.nodeId, nodeId));
  if (known === undefined) throw createProblem('not_found', 404, 'There is no such game');
};

export const favouriteRoutes: readonly Route[] = [
  defineMemberRoute(favorites, (_input, { platform, session: { member } }) => favouriteIds(platform.db, member.id)),

  defineMemberRoute(favoritesList, async (page, { platform, session: { member } }) => {
    const { rows, total } = await findFavourites(platform.db, member.id, page);
    return { content: rows.map(gameEntity), totalPages: Math.ceil(total / page.pageSize) };
  }),

  defineMemberRoute(addFavorite, async ({ nodeId }, { platform, session: { member }, at }) => {
    await checkGame(platform.db, nodeId);
    await platform.runExclusive(`favourites ${member.id}`, async () => {
      const before = await favouriteIds(platform.db, member.id);
      if (before.includes(nodeId)) return;
      if (before.length >= MOST_FAVOURITES)
        throw createProblem('favorites_full', 422, `A member has at most ${MOST_FAVOURITES} favourites`);
      await platform.db.insert(favourites).values({ memberId: member.id, nodeId, createdAt: at }).onConflictDoNothing();
    });
    return null;
  }),

  defineMemberRoute(removeFavorite, async ({ nodeId }, { platform, session: { member } }) => {
    await checkGame(platform.db, nodeId);
    await platform.db.delete(favourites).where(and(eq(favourites.memberId, member.id), eq(favourites.nodeId, nodeId)));
    return null;
  }),
];
