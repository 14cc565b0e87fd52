import { Sheet } from '#src/ui/sheet.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import type { MenuEntry } from './menu-model.ts';
import { SearchEntry } from './search-button.tsx';
import { useShellTexts } from './texts.ts';

/** A sheet with the game categories, opened by a button of the bottom bar. */
export function GamesSheet({ entries, onClose }: { entries: readonly MenuEntry[]; onClose: () => void }) {
  const t = useShellTexts();
  const common = useCommonTexts();
  return (
    <Sheet side="bottom" title={t('nav.games')} closeLabel={common('close')} onClose={onClose}>
      <div className="space-y-4">
        <SearchEntry onChosen={onClose} />
        <CategoryGrid entries={entries} onChosen={onClose} />
      </div>
    </Sheet>
  );
}
