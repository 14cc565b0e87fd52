import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useCommonTexts, useErrorTexts } from '#src/texts/text-hooks.ts';

/** Replaces a part of the site whose chunk or style sheet failed to load: `onRetry` if the browser was offline, `onReload` otherwise. */
export function LoadFailedNotice(action: { onReload: () => void } | { onRetry: () => void }) {
  const common = useCommonTexts();
  const errors = useErrorTexts();
  return (
    <div role="alert" className="mx-auto my-4 w-full max-w-lg rounded-card bg-surface px-4 py-6 text-ink">
      <EmptyState
        icon="offline"
        title={errors('onRetry' in action ? 'code.offline' : 'slow_page')}
        text={'onRetry' in action ? undefined : errors('slow_page_text')}
        action={
          'onRetry' in action ? (
            <Button icon="refresh" onClick={action.onRetry}>
              {common('retry')}
            </Button>
          ) : (
            <Button icon="refresh" onClick={action.onReload}>
              {common('reload')}
            </Button>
          )
        }
      />
    </div>
  );
}
