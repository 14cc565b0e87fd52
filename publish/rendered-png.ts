/** A PNG rendered from a brand's SVG. Its URL contains a hash of the source, so it is known before rendering. */
export interface RenderedPng {
  readonly address: string;
  /** Renders the PNG on first use, then returns the cached one. Rejects if the brand's SVG cannot be rendered. */
  readonly png: () => Promise<Uint8Array>;
}

const MAX_CACHED = 64;
const cache = new Map<string, Promise<Uint8Array>>();

/** Creates a renderer that runs once per URL; a failure is retried on the next request. */
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
