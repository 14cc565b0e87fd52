import { useListTexts } from '#src/texts/list-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';

/** The end of a list that loads page by page: a button for the next page, or a retry after a failure. */
export function NextPage({
  list: { hasMore, next, loadMore },
  failed,
}: {
  readonly list: {
    readonly hasMore: boolean;
    readonly next: 'idle' | 'loading' | 'failed';
    readonly loadMore: () => void;
  };
  /** The error message; "This part did not load." by default. */
  readonly failed?: string;
}) {
  const t = useListTexts();
  const common = useCommonTexts();
  if (next === 'failed')
    return <LoadError text={failed ?? common('failed')} retryLabel={common('retry')} onRetry={loadMore} />;
  if (!hasMore) return null;
  return (
    <Button variant="secondary" block busy={next === 'loading'} onClick={loadMore}>
      {t('more')}
    </Button>
  );
}
