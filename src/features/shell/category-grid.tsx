import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CATEGORY_ICON } from './category-icon.ts';
import { CategoryLink } from './category-link.tsx';
import type { MenuEntry } from './menu-model.ts';
import { useShellTexts } from './texts.ts';

const TILE = classNames(
  'flex min-h-22 w-full flex-col items-center justify-center gap-2 rounded-card border border-line bg-raised px-1 py-3 text-center text-xs font-medium hover:border-field-line',
  focusRing,
);

/** All game categories as tiles that are large enough for touch. */
export function CategoryGrid({ entries, onChosen }: { entries: readonly MenuEntry[]; onChosen: () => void }) {
  const t = useShellTexts();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(4.8rem,30%),1fr))] gap-2">
      {entries.map((entry) => (
        <li key={entry.category}>
          <CategoryLink entry={entry} className={TILE} onChosen={onChosen}>
            <Icon name={CATEGORY_ICON[entry.category]} className="size-7 text-primary-ink" />
            {t(`category.${entry.category}`)}
          </CategoryLink>
        </li>
      ))}
    </ul>
  );
}
