import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useSearchTexts } from './texts.ts';

/** The empty state of a search, with the closest known name as a suggestion. */
export function NoResults({
  query,
  closest,
  onQuery,
}: {
  query: string;
  closest: string | null;
  onQuery: (query: string) => void;
}) {
  const t = useSearchTexts();
  return (
    <EmptyState
      icon="search"
      title={t('none.title', { query: query.trim() })}
      text={t('none.text')}
      action={
        <div className="flex flex-col items-center gap-2">
          {closest !== null && (
            <Button variant="secondary" onClick={() => onQuery(closest)}>
              {t('none.meant', { name: closest })}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onQuery('')}>
            {t('box.clear')}
          </Button>
        </div>
      }
    />
  );
}
