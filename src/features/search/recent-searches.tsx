import { Button } from '#src/ui/button.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { withoutSearch } from './use-recent-searches.ts';
import { useSearchTexts } from './texts.ts';

/** A list of the latest searches, each with a button that runs it again and one that removes it. */
export function RecentSearches({
  recents,
  onQuery,
  onRecents,
}: {
  recents: readonly string[];
  onQuery: (query: string) => void;
  onRecents: (recents: readonly string[]) => void;
}) {
  const t = useSearchTexts();
  return (
    <section aria-labelledby="search-recent" className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="search-recent" className="font-display text-base font-semibold text-ink">
          {t('recent.title')}
        </h3>
        <Button variant="quiet" size="sm" className="-mx-3" onClick={() => onRecents([])}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className="flex list-none flex-wrap gap-2">
        {recents.map((query) => (
          <li key={query} className="inline-flex max-w-full items-center rounded-full border border-line bg-raised">
            <button
              type="button"
              onClick={() => onQuery(query)}
              className={`inline-flex min-h-11 min-w-0 items-center gap-2 rounded-s-full ps-3 pe-1 text-sm text-ink sm:min-h-9 ${focusRing}`}
            >
              <Icon name="history" className="size-4 shrink-0 text-ink-muted" />
              <span className="truncate">{query}</span>
            </button>
            <IconButton
              label={t('recent.remove', { query })}
              icon="close"
              size="sm"
              className="rounded-full text-ink-muted"
              onClick={() => onRecents(withoutSearch(recents, query))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
