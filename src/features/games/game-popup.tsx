import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { isListOfGames } from '#src/launch/use-choose-game.ts';
import { GameGrid } from './game-grid.tsx';
import { useGameTexts } from './texts.ts';
import { useGameList, type GameQuery } from './use-game-list.ts';

const none = (): boolean => false;

export interface GamePopupProps {
  readonly title: string;
  readonly query: GameQuery;
}

/** A modal with the games of a vendor, opened by a list entry that represents the whole vendor. */
export function GamePopup({ title, query, onClose }: GamePopupProps & { onClose: () => void }) {
  const common = useCommonTexts();
  return (
    <Modal title={title} closeLabel={common('close')} onClose={onClose} size="lg">
      <Games query={query} />
    </Modal>
  );
}

function Games({ query }: { query: GameQuery }) {
  const t = useGameTexts();
  const list = useGameList('all', query, none);
  const rows = list.rows.filter((game) => !isListOfGames(game));
  return (
    // Skeletons cannot take the focus, so while they are shown a scroll container could not be reached with the keyboard.
    <div className={list.data === undefined && !list.isError ? 'max-h-[65dvh] overflow-hidden' : undefined}>
      <GameGrid
        inModal
        list={{ ...list, data: list.data && rows, rows }}
        empty={<EmptyState icon="slots" title={t('games.empty.title')} text={t('games.empty.text')} />}
      />
    </div>
  );
}
