/** A PNG that is rendered from a brand's SVG. Its URL contains a hash of the SVG, so it is known before the PNG is rendered. */
export interface RenderedPng {
  readonly address: string;
  /** Returns the PNG, which is rendered on the first call and then cached. Rejects if the SVG cannot be rendered. */
  readonly png: () => Promise<Uint8Array>;
}

const MAX_CACHED = 64;
const cache = new Map<string, Promise<Uint8Array>>();

/** Wraps a renderer so that it runs only once for each URL. After a failure, the next call tries again. */
export const renderOnce =
  (address: string, render: () => Promise<Uint8Array>): RenderedPng['png'] =>
  () => {
    const known = cache.get(address);
    if (known !== undefined) return known;
    const rendered = render();
    cache.set(address, rendered);
    rendered.catch(() => cache.delete(address));
    const oldest = cache.keys().next();
    if (cache.size > MAX_CACHED && oldest.done === false) cache.delete(oldest.value);
    return rendered;
  };
