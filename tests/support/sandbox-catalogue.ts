import type { VendorCatalogue } from '#schemas/game.ts';
import { makeGames } from '#sandbox/seed/make-games.ts';

/** The games and vendors of the full sandbox, without its database. */
export const sandboxGames = makeGames('full', Date.UTC(2026, 0, 1));

const keyOf = ({ vassalage, gameType }: { readonly vassalage: string; readonly gameType: string }): string =>
  `${vassalage}|${gameType}`;

/** The vendors in the sandbox's catalogue call, each with its most played games first. */
export const sandboxVendors: readonly VendorCatalogue[] = [...new Set(sandboxGames.games.map(keyOf))].map((key) => {
  const games = sandboxGames.games
    .filter((game) => keyOf(game) === key)
    .toSorted((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0));
  const [first] = games;
  if (first === undefined) throw new Error(`${key} has no games`);
  return {
    vassalage: first.vassalage,
    vendor: first.vendor,
    gameType: first.gameType,
    games: games.map(({ nodeId, gameName, gameClassify, gameCode, isGame = 'GAME', defaultPlayType, isHot }) => ({
      nodeId,
      gameName,
      gameClassify: gameClassify ?? null,
      gameCode,
      isGame,
      defaultPlayType: defaultPlayType ?? null,
      isHot: isHot === true ? 1 : 0,
    })),
  };
});
