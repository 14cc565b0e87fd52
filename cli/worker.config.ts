import { defineConfig } from 'vite';

/** Builds the service worker and the worker that unregisters it. Both are scripts at fixed URLs, without imports. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        'service-worker': 'src/service-worker/service-worker.ts',
        'retired-worker': 'src/service-worker/retired-worker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
