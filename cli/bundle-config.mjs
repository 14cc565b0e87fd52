import { builtinModules } from 'node:module';
import { relative } from 'node:path';

const BUNDLES = 'dist/cli';

/**
 * Replaces `import.meta.url` in a bundled module with the URL of the module's source, so that the module finds the files beside it (migrations,
 * seeds).
 */
const keepSourceUrls = (root) => ({
  name: 'marquee:keep-source-urls',
  enforce: 'pre',
  transform(code, id) {
    const path = id.split('?')[0];
    if (!path.startsWith(root) || path.includes('/node_modules/') || !code.includes('import.meta.url')) return null;
    const source = relative(`${root}/${BUNDLES}`, path).replaceAll('\\', '/');
    return {
      code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`),
      map: null,
    };
  },
});

/** Returns the Vite options that build the command line to plain JavaScript: our own modules are bundled, packages stay external. */
export const bundleConfig = (root) => ({
  configFile: false,
  plugins: [keepSourceUrls(root.replace(/[\\/]$/, ''))],
  publicDir: false,
  build: {
    outDir: BUNDLES,
    emptyOutDir: true,
    ssr: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: {
        serve: 'cli/serve.ts',
        'create-database': 'cli/create-database.ts',
        'rehearsal-sandbox': 'cli/rehearse/rehearsal-sandbox.ts',
        marquee: 'cli/marquee.ts',
        openapi: 'cli/generate/openapi.ts',
      },
      external: (id) =>
        builtinModules.includes(id) || id.startsWith('node:') || (/^[a-z@]/i.test(id) && !id.startsWith('cli/')),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
