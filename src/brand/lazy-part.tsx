import { createElement, lazy, useState, type ComponentType } from 'react';
import { ChunkLoadError, hasNoLine, loadChunk } from '#src/lib/load-chunk.ts';
import { PartBoundary } from './part-boundary.tsx';

/** A part of the site that loads when it is first drawn, or before, by `preload`: then it is drawn at once, in the prerendered page too. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** Makes a lazy part; a failure to load it names `chunk`, is said in its place, and can be tried again. */
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
  let Waiting = make();
  /** React remembers a part that failed: what failed for want of a line is another part once that is back. */
  const current = (): typeof Waiting => {
    if (wasOffline && !hasNoLine()) {
      wasOffline = false;
      Waiting = make();
    }
    return Waiting;
  };
  const Current = (props: Props) => createElement(current(), props);
  function Part(props: Props) {
    // One that was drawn before it was at hand stays what it is: another kind of part would begin anew.
    const [AtHand] = useState(() => Ready);
    if (AtHand !== null) return <AtHand {...props} />;
    return (
      <PartBoundary>
        <Current {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(Part, {
    preload: async () => {
      Ready = await loadChunk(chunk, load);
    },
  });
};
