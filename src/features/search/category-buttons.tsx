import type { Category } from '#schemas/brand-names.ts';
import { Button } from '#src/ui/button.tsx';
import type { SearchNames } from '#src/search/game-index.ts';
import type { SearchSection } from '#src/search/section-index.ts';
import { useSearchTexts } from './texts.ts';

/** Buttons that open the categories of the site. */
export function CategoryButtons({
  sections,
  names,
  onCategory,
}: {
  sections: readonly SearchSection[];
  names: SearchNames['category'];
  onCategory: (category: Category) => void;
}) {
  const t = useSearchTexts();
  return (
    <section aria-labelledby="search-categories" className="space-y-3">
      <h3 id="search-categories" className="font-display text-base font-semibold text-ink">
        {t('group.categories')}
      </h3>
      <ul className="flex list-none flex-wrap gap-2">
        {sections.map(({ category, icon }) => (
          <li key={category}>
            <Button variant="secondary" size="sm" icon={icon} onClick={() => onCategory(category)}>
              {names[category]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
