import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './publish/vite/calls-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [callsPlugin(), react(), tailwindcss()],
  publicDir: false,
  resolve: { alias: [{ find: /^markdown-to-jsx(\/react)?$/, replacement: here('src/forms/markdown-stub.tsx') }] },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: isSsrBuild ? here('src/entry-server.tsx') : here('src/entry-client.tsx') },
  },
}));
