import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { useErrorTexts } from './error-texts.ts';

/** In place of a part of the site, or of its style sheet, that did not arrive. */
export function SlowPageNotice({ onReload }: { onReload: () => void }) {
  const common = useCommonTexts();
  const errors = useErrorTexts();
  return (
    <div role="alert" className="mx-auto w-full max-w-lg px-4 py-10">
      <EmptyState
        icon="offline"
        title={errors('slow_page')}
        text={errors('slow_page_text')}
        action={
          <Button icon="refresh" onClick={onReload}>
            {common('reload')}
          </Button>
        }
      />
    </div>
  );
}
