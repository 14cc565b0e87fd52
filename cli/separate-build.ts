import type { UserConfig } from 'vite';

/** Returns Vite options for pages of another origin. They are built separately, because a common build would share chunks with the site. */
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
