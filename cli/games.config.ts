import { defineConfig } from 'vite';
import { callsPlugin } from '../publish/vite/calls-plugin.ts';

/** The demo games, built apart from the site as the connector pages are: they stand on an origin of their own and hold nothing of it. */
export default defineConfig({
  plugins: [callsPlugin()],
  publicDir: false,
  build: {
    outDir: 'dist/games',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/demo-games/main.ts' },
  },
});
