import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { Modal } from '#src/ui/modal.tsx';
import { GameGrid } from './game-grid.tsx';
import type { GameQuery } from './game-list-part.tsx';

/** The games of a vendor that a list shows as one entry. */
export function GamePopup({ title = '', query = null, onClose }: { title?: string; query?: GameQuery | null; onClose: () => void }) {
  const common = useCommonTexts();
  if (query === null) return null;
  return (
    <Modal title={title} closeLabel={common('close')} onClose={onClose} size="lg">
      <GameGrid query={query} withLists={false} />
    </Modal>
  );
}
