import { ticketsOf } from './launch-tickets.ts';
import type { Language } from '#schemas/languages.ts';
import type { LaunchTarget } from '#schemas/game.ts';
import type { GameRow } from '#sandbox/db/schema.ts';
import { demoKindOf } from '#sandbox/domains/play/demo-kind-of.ts';
import { recordRecentGame } from '#sandbox/domains/play/record-recent-game.ts';
import { assertNotTrial } from '#sandbox/kernel/http/assert-not-trial.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { assertNotInMaintenance } from './find-launchable.ts';

/** The maximum length of a return URL, which becomes a query parameter. */
const MAX_RETURN_URL = 600;

/** Returns the return URL if it is on the site that sent the request, otherwise `null`, so that a game cannot redirect to another site. */
const safeReturnUrl = (backUrl: string | undefined, host: string): string | null => {
  if (backUrl === undefined || backUrl.length > MAX_RETURN_URL || !URL.canParse(backUrl)) return null;
  const url = new URL(backUrl);
  return /^https?:$/.test(url.protocol) && url.host === host && url.username === '' && url.password === ''
    ? url.href
    : null;
};

export interface LaunchRequest {
  readonly language: Language;
  readonly backUrl?: string | undefined;
  readonly find: () => Promise<GameRow>;
}

/**
 * Launches a game: returns its URL with a ticket and adds the game to the recent games. Trial accounts can launch only games that have a demo mode.
 */
export const launchGame = async (
  { kernel, merchant, session, host, at }: MemberContext,
  { language, backUrl, find }: LaunchRequest,
): Promise<LaunchTarget> => {
  const { id: sessionId, member } = session;
  const game = await find();
  if (!game.hasDemo) assertNotTrial(member);
  await assertNotInMaintenance(kernel.db, game);
  const { nodeId } = game;
  await recordRecentGame(kernel.db, { memberId: member.id, nodeId, at, plays: 0 });
  const back = safeReturnUrl(backUrl, host);
  const ticket = ticketsOf(kernel).issue({ merchant: merchant.code, memberId: member.id, sessionId, nodeId });
  return {
    url: `/${demoKindOf(game)}?${new URLSearchParams({ ticket, merchant: merchant.code, language, ...(back === null ? {} : { back }) }).toString()}`,
  };
};
