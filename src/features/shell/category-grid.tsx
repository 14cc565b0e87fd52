import { Link } from 'react-router-dom';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CATEGORY_ICON } from './category-icon.ts';
import type { MenuEntry } from './menu-model.ts';
import { useShellTexts } from './texts.ts';
import { useChooseGameType } from './use-choose-game-type.ts';

/** Every category as a tile for thumbs. */
export function CategoryGrid({ entries, onChosen }: { entries: readonly MenuEntry[]; onChosen: () => void }) {
  const t = useShellTexts();
  const { choose } = useChooseGameType();
  const looks = classNames('flex min-h-22 w-full flex-col items-center justify-center gap-2 rounded-card border border-line bg-raised px-1 py-3 text-center text-xs font-medium hover:border-field-line', focusRing);
  return (
    <ul className="grid grid-cols-3 gap-2">
      {entries.map((entry) => {
        const inside = (
          <>
            <Icon name={CATEGORY_ICON[entry.category]} className="size-7 text-primary-ink" />
            {t(`category.${entry.category}`)}
          </>
        );
        const run = (): void => {
          onChosen();
          if (entry.to === null) choose(entry);
        };
        return (
          <li key={entry.category}>
            {entry.to === null ? (
              <button type="button" className={looks} onClick={run}>
                {inside}
              </button>
            ) : (
              <Link to={entry.to} className={looks} onClick={run}>
                {inside}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
