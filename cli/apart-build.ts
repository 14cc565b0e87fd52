import type { UserConfig } from 'vite';

/** Pages built apart from the site, into a folder of `dist`: in one build they would share chunks, and a page on another origin would load code of the site. */
export const apartBuild = (folder: string, input: string): UserConfig => ({
  publicDir: false,
  build: {
    outDir: `dist/${folder}`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input },
  },
});
