/**
 * The connector pages, built apart from the site: in one build they would share chunks, and a page that runs a third party's
 * script would load code of the site.
 */
export const connectConfig = (outDir = 'dist/connect') => ({
  configFile: false,
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/connect/main.ts' },
  },
});
