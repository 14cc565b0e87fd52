import { Suspense } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { RESOURCE_ICON } from './site-resources.ts';
import type { SiteResource } from './site-resources.ts';

// Loaded lazily, to keep the QR code generator out of the chunk of the first route.
const ResourceCard = lazyPart('resource-card', async () => (await import('./resource-card.tsx')).ResourceCard);

/** An icon button that shows the QR code and the link of a resource in a popover. */
export function ResourcePopover({ resource, name }: { resource: SiteResource; name: string }) {
  return (
    <Popover
      label={name}
      trigger={<Icon name={RESOURCE_ICON[resource.type]} className="size-6" />}
      triggerClassName={`inline-flex size-11 items-center justify-center rounded-control hover:bg-ink/5 ${focusRing}`}
      side="start"
      panelClassName="p-4"
    >
      <Suspense fallback={<Skeleton className="h-72 w-[200px]" />}>
        <ResourceCard resource={resource} name={name} />
      </Suspense>
    </Popover>
  );
}
