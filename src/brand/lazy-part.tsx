import { createElement, lazy, useState, type ComponentType } from 'react';
import { isOffline } from '#src/lib/is-offline.ts';
import { ChunkLoadError, loadChunk } from '#src/lib/load-chunk.ts';
import { ChunkErrorBoundary } from './chunk-error-boundary.tsx';

/**
 * A component whose code loads when it first renders, or earlier through `preload`. A preloaded component renders immediately, also on the server,
 * where React's own lazy components show their fallback.
 */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** Creates a lazy part. If its code cannot be loaded, a notice with a retry button is shown instead; the error names `chunk`. */
export const lazyPart = <Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => {
  let Ready: ComponentType<Props> | null = null;
  let wasOffline = false;
  const make = () =>
    lazy(async () => {
      try {
        return { default: await loadChunk(chunk, load) };
      } catch (error) {
        wasOffline = error instanceof ChunkLoadError && error.isOffline;
        throw error;
      }
    });
  let Pending = make();
  /** React caches the failure of a lazy component, so a component that failed offline has to be recreated. */
  const renew = (): void => {
    if (!wasOffline) return;
    wasOffline = false;
    Pending = make();
  };
  const Current = (props: Props) => {
    // Only if the browser reports that it is online; otherwise a part that fails again would be created and rendered in an endless loop.
    if (!isOffline()) renew();
    return createElement(Pending, props);
  };
  function Part(props: Props) {
    // Decided once, because a change of component type would lose the state.
    const [Loaded] = useState(() => Ready);
    if (Loaded !== null) return <Loaded {...props} />;
    return (
      <ChunkErrorBoundary onRetry={renew}>
        <Current {...props} />
      </ChunkErrorBoundary>
    );
  }
  return Object.assign(Part, {
    preload: async () => {
      Ready = await loadChunk(chunk, load);
    },
  });
};
