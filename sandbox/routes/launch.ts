import { launch, launchFb } from '#schemas/calls/games.ts';
import { lobby } from '#schemas/calls/lottery.ts';
import { answerMember, type Route } from '../answer.ts';
import { firstGameOf, lotteryOf, namedGame } from '../launch/find-launchable.ts';
import { launchGame } from '../launch/launch-game.ts';

const FB = 'FB';

export const launchRoutes: readonly Route[] = [
  answerMember(launch, (input, visit) =>
    launchGame(visit, { ...input, find: () => namedGame(visit.platform.db, input) }),
  ),

  answerMember(launchFb, (input, visit) =>
    launchGame(visit, { ...input, find: () => firstGameOf(visit.platform.db, FB) }),
  ),

  /** Without a lottery named, betting and lobby alike open the most played one: the demo games have no page that lists them. */
  answerMember(lobby, ({ prizeMode, gameCode, language, backUrl }, visit) =>
    launchGame(visit, { language, backUrl, find: () => lotteryOf(visit.platform.db, prizeMode, gameCode) }),
  ),
];
