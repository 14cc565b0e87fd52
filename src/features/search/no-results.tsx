import type { ReactNode } from 'react';
import { useListTexts } from '#src/texts/list-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useSearchTexts } from './texts.ts';

/** Shown if a search finds nothing: suggests the closest existing name, and shows `children` as alternatives. */
export function NoResults({
  query,
  closest,
  onQuery,
  children,
}: {
  query: string;
  closest: string | null;
  onQuery: (query: string) => void;
  children: ReactNode;
}) {
  const t = useSearchTexts();
  const lists = useListTexts();
  return (
    <>
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
              {lists('clearSearch')}
            </Button>
          </div>
        }
      />
      <div className="space-y-6 px-4 pb-6 sm:px-6">{children}</div>
    </>
  );
}
