import { Icon } from '#src/ui/icon.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { CATEGORY_ICON } from './category-icon.ts';
import { CategoryLink } from './category-link.tsx';
import { useShellTexts } from './texts.ts';
import { useMenu } from './menu-provider.tsx';

/** The size is in em, so that it scales with the user's text size. */
const ITEM = `flex size-[6.67em] flex-col items-center justify-center gap-1.5 card px-1 text-center text-xs leading-tight font-semibold text-ink transition-colors duration-150 hover:border-field-line sm:w-[8em] ${focusRing}`;

/** The game categories, on phones in a row that scrolls horizontally. */
export function CategoryRow() {
  const t = useShellTexts();
  const entries = useMenu();
  return (
    <nav aria-label={t('nav.categories')} className="category-row">
      <ul>
        {entries.map((entry) => (
          <li key={entry.category} className="shrink-0">
            <CategoryLink entry={entry} className={ITEM}>
              <Icon name={CATEGORY_ICON[entry.category]} className="size-6 text-accent-ink" />
              <span className="line-clamp-2 max-w-full break-words">{t(`category.${entry.category}`)}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
