import type { Plugin } from 'vite';

/** RJSF parses `$id` addresses with a library of 8 kB; our schemas have none, so its imports, and nobody else's, get the stand-in. */
export const leanForms = (stub: string): Plugin => ({
  name: 'marquee:lean-forms',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'fast-uri' && importer?.includes('/@rjsf/') === true ? stub : null),
});
