import type { UserConfig } from 'vite';

/**
 * Returns the Vite options for pages that are served on another origin. They have a separate build, because in a common
 * one they would share chunks with the site.
 */
export const separateBuild = (folder: string, input: string): UserConfig => ({
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
