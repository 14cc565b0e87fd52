import { createElement, lazy, useState, type ComponentType } from 'react';
import { isOffline } from '#src/lib/is-offline.ts';
import { ChunkLoadError, loadChunk } from '#src/lib/load-chunk.ts';
import { ChunkErrorBoundary } from './chunk-error-boundary.tsx';

/** A component whose code loads when it first renders, or before by `preload`: then it renders at once, on the server too, where React's own lazy components show their fallback. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** Makes a lazy part. If its code cannot be loaded, a notice with a retry is shown instead; the error names `chunk`. */
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
  /** React keeps the failure of a lazy component: one that failed offline is made again once the browser is online. */
  const current = (): typeof Pending => {
    if (wasOffline && !isOffline()) {
      wasOffline = false;
      Pending = make();
    }
    return Pending;
  };
  const Current = (props: Props) => createElement(current(), props);
  function Part(props: Props) {
    // Decided once: another component type would lose the state.
    const [Loaded] = useState(() => Ready);
    if (Loaded !== null) return <Loaded {...props} />;
    return (
      <ChunkErrorBoundary>
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
