import { IS_PLATFORM, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import { toProblem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { usePopularInput } from './use-popular.ts';
import { useChooseGame } from '#src/launch/use-choose-game.ts';

/** Returns a function that launches the game of a banner. The banner has only the node id, so the game is looked up first to find its vendor. */
export const useStartGameByNode = (): ((nodeId: string) => void) => {
  const fetchCall = useFetchCall();
  const dialogs = useDialogs();
  const words = useProblemText();
  const { language } = useLanguage();
  const { merchant } = useBrand();
  const popularInput = usePopularInput();
  const { choose } = useChooseGame();

  const findAndStart = async (nodeId: string): Promise<void> => {
    try {
      const { findGameByNode } = await import('./find-game-by-node.ts');
      const game = await findGameByNode(fetchCall, nodeId, popularInput, {
        merchantCode: merchant.code,
        isPlatform: IS_PLATFORM,
        platform: LIST_PLATFORM,
        language,
      });
      choose(game);
    } catch (error) {
      void dialogs.show({ text: words(toProblem(error)) });
    }
  };
  return (nodeId) => void findAndStart(nodeId);
};
