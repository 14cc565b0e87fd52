import { launch } from '#schemas/calls/games.ts';
import type { DemoGame, DemoRound } from '#schemas/demo-game.ts';
import type { GamePage, LaunchTarget } from '#schemas/game.ts';
import { askSandbox } from './ask-sandbox.ts';
import type { JourneySandbox } from './journey-sandbox.ts';
import type { OpenSite } from './open-site.tsx';

/** Plays one round of a slot at the lowest stake, as the site's logged-in member. */
export const playSlot = async (
  sandbox: JourneySandbox,
  site: OpenSite,
): Promise<DemoRound & { readonly gameName: string }> => {
  const { games } = await askSandbox<GamePage>(
    sandbox,
    site,
    '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&pageNo=1&pageSize=50&gameType=RNG&gameClassify=SLOTS',
  );
  const game = games.find(({ isGame, maintenance }) => isGame === 'GAME' && maintenance !== true);
  const wish = new URLSearchParams({
    nodeId: String(game?.nodeId),
    vassalage: game?.vassalage ?? '',
    gameType: game?.gameType ?? '',
    device: 'WEB',
    language: 'EN',
  });
  const { url } = await askSandbox<LaunchTarget>(sandbox, site, `${launch.path}?${wish.toString()}`);
  const ticket = new URL(url, 'http://games.localhost').searchParams.get('ticket');
  const opened = await askSandbox<DemoGame>(sandbox, site, '/lgw/demo/open', { ticket });
  const { round } = await askSandbox<{ readonly round: DemoRound }>(sandbox, site, '/lgw/demo/bet', {
    play: opened.play,
    operation: crypto.randomUUID(),
    stake: opened.stakes[0],
    choice: 'spin',
  });
  return { ...round, gameName: opened.game.gameName };
};
