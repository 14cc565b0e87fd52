import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { RichContent } from './rich-content.tsx';

const Content = lazyPart<ComponentProps<typeof RichContent>>(
  'rich-text',
  async () => (await import('./rich-content.tsx')).RichContent,
);

/** A text that the platform or the brand writes as HTML: announcements, conditions, help. Its code comes with the first one. */
export function RichText(props: ComponentProps<typeof RichContent>) {
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <Content {...props} />
    </Suspense>
  );
}
