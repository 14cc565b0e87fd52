import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { useErrorTexts } from '#src/texts/use-error-texts.ts';

/** In place of a part of the site, or of its style sheet, that did not arrive. */
export function SlowPageNotice(act: { onReload: () => void } | { onRetry: () => void }) {
  const common = useCommonTexts();
  const errors = useErrorTexts();
  return (
    <div role="alert" className="mx-auto my-4 w-full max-w-lg rounded-card bg-surface px-4 py-6 text-ink">
      <EmptyState
        icon="offline"
        title={errors('slow_page')}
        text={errors('onRetry' in act ? 'code.network' : 'slow_page_text')}
        action={
          'onRetry' in act ? (
            <Button icon="refresh" onClick={act.onRetry}>
              {common('retry')}
            </Button>
          ) : (
            <Button icon="refresh" onClick={act.onReload}>
              {common('reload')}
            </Button>
          )
        }
      />
    </div>
  );
}
