import { launch, launchFb } from '#schemas/calls/games.ts';
import { lobby } from '#schemas/calls/lottery.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { findTopGame, findLottery, findNamedGame } from '#sandbox/domains/launch/find-launchable.ts';
import { launchGame } from '#sandbox/domains/launch/launch-game.ts';

const FB = 'FB';

export const launchRoutes: readonly Route[] = [
  defineMemberRoute(launch, (input, context) =>
    launchGame(context, { ...input, find: () => findNamedGame(context.kernel.db, input) }),
  ),

  defineMemberRoute(launchFb, (input, context) =>
    launchGame(context, { ...input, find: () => findTopGame(context.kernel.db, FB) }),
  ),

  /** Without a game code, betting and lobby both open the most played lottery, because the demo games have no list page. */
  defineMemberRoute(lobby, ({ prizeMode, gameCode, language, backUrl }, context) =>
    launchGame(context, { language, backUrl, find: () => findLottery(context.kernel.db, prizeMode, gameCode) }),
  ),
];
