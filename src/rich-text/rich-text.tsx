import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { RichContent } from './rich-content.tsx';

const Content = lazyPart<ComponentProps<typeof RichContent>>(
  'rich-text',
  async () => (await import('./rich-content.tsx')).RichContent,
);

/** HTML written by the platform or the brand, such as announcements, conditions and help. The code loads with the first such text. */
export function RichText(props: ComponentProps<typeof RichContent>) {
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <Content {...props} />
    </Suspense>
  );
}
