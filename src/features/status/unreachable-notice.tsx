import { Suspense } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { isOffline } from '#src/lib/is-offline.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useCommonTexts, useErrorTexts } from '#src/texts/text-hooks.ts';

const OtherAddresses = lazyPart(
  'other-addresses',
  async () => (await import('#src/brand/other-addresses.tsx')).OtherAddresses,
);

/** A notice above the page while the platform cannot be reached. The rest of the page still works. */
export function UnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const common = useCommonTexts();
  const errors = useErrorTexts();
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 pt-4">
      <Callout tone="danger" live>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60">{errors(isOffline() ? 'code.offline' : 'code.network')}</p>
          <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
            {common('retry')}
          </Button>
        </div>
        {!isOffline() && (
          <Suspense fallback={null}>
            <OtherAddresses />
          </Suspense>
        )}
      </Callout>
    </div>
  );
}
