import { and, eq } from 'drizzle-orm';
import { addFavorite, favorites, favoritesList, removeFavorite } from '#schemas/calls/games.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { favouriteIds, findFavourites } from '#sandbox/domains/catalogue/favourites.ts';
import { gameEntity } from '#sandbox/domains/catalogue/game-entity.ts';
import type { Database } from '#sandbox/db/database.ts';
import { favourites, games } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';

/** The maximum number of favourites per member. Without it, one account could fill the table. */
export const MOST_FAVOURITES = 500;

const checkGame = async (db: Database, nodeId: number): Promise<void> => {
  const [known] = await db.select({ nodeId: games.nodeId }).from(games).where(eq(games.nodeId, nodeId));
  if (known === undefined) throw createProblem('not_found', 404, 'There is no such game');
};

export const favouriteRoutes: readonly Route[] = [
  defineMemberRoute(favorites, (_input, { kernel, session: { member } }) => favouriteIds(kernel.db, member.id)),

  defineMemberRoute(favoritesList, async (page, { kernel, session: { member } }) => {
    const { rows, total } = await findFavourites(kernel.db, member.id, page);
    return { content: rows.map(gameEntity), totalPages: Math.ceil(total / page.pageSize) };
  }),

  defineMemberRoute(addFavorite, async ({ nodeId }, { kernel, session: { member }, at }) => {
    await checkGame(kernel.db, nodeId);
    await kernel.runExclusive(`favourites ${member.id}`, async () => {
      const before = await favouriteIds(kernel.db, member.id);
      if (before.includes(nodeId)) return;
      if (before.length >= MOST_FAVOURITES)
        throw createProblem('favorites_full', 422, `A member has at most ${MOST_FAVOURITES} favourites`);
      await kernel.db.insert(favourites).values({ memberId: member.id, nodeId, createdAt: at }).onConflictDoNothing();
    });
    return null;
  }),

  defineMemberRoute(removeFavorite, async ({ nodeId }, { kernel, session: { member } }) => {
    await checkGame(kernel.db, nodeId);
    await kernel.db.delete(favourites).where(and(eq(favourites.memberId, member.id), eq(favourites.nodeId, nodeId)));
    return null;
  }),
];
