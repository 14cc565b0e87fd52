import type { Language } from '#schemas/languages.ts';
import type { LaunchTarget } from '#schemas/game.ts';
import type { GameRow } from '../db/schema.ts';
import { kindOf } from '../play/kind-of.ts';
import { noteRecent } from '../play/note-recent.ts';
import { refuseTrial } from '../session/refuse-trial.ts';
import type { OpenSession } from '../session/sessions.ts';
import type { Visit } from '../visit.ts';
import { refuseServiced } from './find-launchable.ts';

/** An address has to hold it. */
const LONGEST_BACK = 600;

/** The way back, if it leads to the site that asks: a game never sends a player anywhere else. */
const safeBack = (backUrl: string | undefined, host: string): string | null => {
  if (backUrl === undefined || backUrl.length > LONGEST_BACK || !URL.canParse(backUrl)) return null;
  const url = new URL(backUrl);
  return /^https?:$/.test(url.protocol) && url.host === host && url.username === '' && url.password === ''
    ? url.href
    : null;
};

export interface LaunchWishes {
  readonly language: Language;
  readonly backUrl?: string | undefined;
  readonly find: () => Promise<GameRow>;
}

/** Opens a game for a member with a real account: notes it among the recent games and answers where its page stands, with a ticket for it. */
export const launchGame = async (
  { platform, merchant, session, host, at }: Visit & { readonly session: OpenSession },
  { language, backUrl, find }: LaunchWishes,
): Promise<LaunchTarget> => {
  const { id: sessionId, member } = session;
  refuseTrial(member);
  const game = await find();
  await refuseServiced(platform.db, game);
  const { nodeId } = game;
  await noteRecent(platform.db, { memberId: member.id, nodeId, at, plays: 0 });
  const back = safeBack(backUrl, host);
  const ticket = platform.tickets.issue({ merchant: merchant.code, memberId: member.id, sessionId, nodeId });
  return {
    url: `/${kindOf(game)}?${new URLSearchParams({ ticket, merchant: merchant.code, language, ...(back === null ? {} : { back }) }).toString()}`,
  };
};
