import { useDialogs } from '#src/modals/use-dialogs.ts';
import { useProblemWords } from '#src/texts/problem-words.ts';
import { useGameLaunch } from './use-game-launch.ts';

/** Starts a game; what stands in the way is said in a dialog under the game's name. */
export const useStartGame = (): ReturnType<typeof useGameLaunch> => {
  const dialogs = useDialogs();
  const words = useProblemWords();
  return useGameLaunch((problem, game) => void dialogs.show({ title: game.gameName, text: words(problem) }));
};
