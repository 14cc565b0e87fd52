import { Suspense, useState, type ReactNode } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useCommonTexts, useErrorTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Loading } from './loading.tsx';

/** The part of a query result that `QueryView` needs. After a failed refresh, `data` is kept and `isError` is true. */
export interface LoadedData<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error?: Problem | null;
  readonly refetch: () => unknown;
}

const hasNoRows = (data: unknown): boolean => {
  const rows = typeof data === 'object' && data !== null && 'list' in data ? data.list : data;
  return Array.isArray(rows) && rows.length === 0;
};

/** A note with a retry button, shown above content that could not be refreshed. */
function StaleNote({ onRetry }: { readonly onRetry: () => void }) {
  const common = useCommonTexts();
  const errors = useErrorTexts();
  return (
    <output className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-ink-muted not-last:mb-3">
      <span className="min-w-0 text-pretty">{errors('stale')}</span>
      {/* The negative margin cancels the button's padding, so that the icon lines up with the text when the button wraps. */}
      <Button variant="quiet" size="sm" icon="refresh" className="-ms-3" onClick={onRetry}>
        {common('retry')}
      </Button>
    </output>
  );
}

/** Renders a query as a skeleton, an error with a retry, an empty state or its content. After a failed refresh, the content stays, below a note. */
export function QueryView<Data>({
  query: { data, isError, error = null, refetch },
  failed,
  bars,
  skeleton,
  empty,
  isEmpty = hasNoRows,
  missing,
  children,
}: {
  readonly query: LoadedData<Data>;
  /** The error message; "This part did not load." by default. */
  readonly failed?: string;
  /** The heights of the skeleton's bars, as for `Loading`. */
  readonly bars?: string;
  /** Replaces the default skeleton. */
  readonly skeleton?: ReactNode;
  /** Shown instead of content if `isEmpty` returns true. */
  readonly empty?: ReactNode;
  /** Whether to show `empty`. By default true for an empty array, or for a response with an empty `list`. */
  readonly isEmpty?: (data: Data) => boolean;
  /** Shown if the content does not exist on the platform (error code `not_found`). */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}) {
  const common = useCommonTexts();
  const [retried, setRetried] = useState(false);
  if (retried && data !== undefined) setRetried(false);
  const retry = (): void => {
    setRetried(true);
    void refetch();
  };
  if (data === undefined) {
    if (missing !== undefined && error?.code === 'not_found') return missing;
    // During a retry the button stays mounted, because it has the focus.
    if (isError || retried)
      return (
        <LoadError text={failed ?? common('failed')} retryLabel={common('retry')} busy={!isError} onRetry={retry} />
      );
    return <Loading bars={bars}>{skeleton}</Loading>;
  }
  return (
    <>
      {isError && <StaleNote onRetry={retry} />}
      {/* If the content suspends to load its texts, only the content is replaced, not the rest of the page, where the user may be typing. */}
      <Suspense fallback={<Loading bars={bars}>{skeleton}</Loading>}>
        {empty !== undefined && isEmpty(data) ? empty : children(data)}
      </Suspense>
    </>
  );
}
