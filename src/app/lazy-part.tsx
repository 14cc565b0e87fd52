import { lazy, type ComponentType } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A part of the site that loads when it is first drawn, or before, by `preload`: then it is drawn at once, in the prerendered page too. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** Makes a lazy part; a failure to load it names `chunk`. */
export const lazyPart = <Props extends object>(chunk: string, load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let Ready: ComponentType<Props> | null = null;
  const Waiting = lazy(async () => ({ default: await loadChunk(chunk, load) }));
  const Part = (props: Props) => (Ready === null ? <Waiting {...props} /> : <Ready {...props} />);
  return Object.assign(Part, {
    preload: async () => {
      Ready = await loadChunk(chunk, load);
    },
  });
};
