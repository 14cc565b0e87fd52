import { useRef, useState } from 'react';
import { launch } from '#schemas/calls/games.ts';
import { DEVICE } from '#schemas/calls/query-constants.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useClient } from '#src/platform/use-call.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { useProtectedAction } from './use-protected-action.ts';

/** What the launch call needs of a game. */
export interface LaunchableGame {
  readonly nodeId: number;
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameName: string;
  readonly gameCode?: string;
}

/** The address if its origin may open games, else a problem: the platform's word alone is not enough. */
const launchAddress = (url: string, allowed: readonly string[]): string => {
  const origin = URL.canParse(url) ? new URL(url).origin : null;
  if (origin === null || !allowed.includes(origin)) throw new Problem({ code: 'invalid_url', status: 0, message: '' });
  return url;
};

/** Starts a game for a real account, one at a time; `busy` is the node id of the one that is starting. */
export const useGameLaunch = (onProblem: (problem: Problem, game: LaunchableGame) => void): { readonly start: (game: LaunchableGame) => void; readonly busy: number | null } => {
  const protect = useProtectedAction();
  const client = useClient();
  const { language } = useLanguage();
  const { allow } = useBrand().platform;
  const starting = useRef(false);
  const [busy, setBusy] = useState<number | null>(null);

  const ask = async (game: LaunchableGame): Promise<void> => {
    if (starting.current) return;
    starting.current = true;
    setBusy(game.nodeId);
    const { nodeId, vassalage, gameType, gameCode } = game;
    try {
      const { url } = await client(launch, { nodeId, vassalage, gameType, ...(gameCode === undefined ? {} : { gameCode }), device: DEVICE, language, backUrl: `${location.origin}/index` });
      window.open(launchAddress(url, allow.launch), '_blank', 'noopener');
    } catch (error) {
      onProblem(toProblem(error), game);
    } finally {
      starting.current = false;
      setBusy(null);
    }
  };

  return { start: (game) => protect(() => void ask(game)), busy };
};
