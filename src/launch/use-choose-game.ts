import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import type { Game } from '#schemas/game.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useStartGame } from './use-start-game.ts';

const LIST_OF_GAMES = 'VASSALAGE';

export const isListOfGames = ({ isGame }: Pick<Game, 'isGame'>): boolean => isGame === LIST_OF_GAMES;

/** Handles the selection of an entry in a game list: starts the game, or opens the list of the vendor's games. */
export const useChooseGame = (): {
  readonly choose: (game: LaunchableGame & Pick<Game, 'isGame'>) => void;
  readonly busy: number | null;
} => {
  const launch = useStartGame();
  const { open } = useModals();
  return {
    busy: launch.busy,
    choose: (game) => {
      if (isListOfGames(game))
        open('gamePopup', { title: game.gameName, query: { gameType: game.gameType, vassalage: game.vassalage } });
      else launch.start(game);
    },
  };
};
