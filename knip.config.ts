import type { KnipConfig } from 'knip';

/** Support code for tests and stories, next to the code of a single folder. */
const TEST_SUPPORT = [
  '**/sample-*.{ts,tsx}',
  'src/forms/preloaded-rule-texts.tsx',
  'src/forms/validator/{ajv-comparison,arbitrary-schema,counted-reads,heavy-schemas,hostile-schemas}.ts',
  'src/forms/widgets/{control-states,render-controls}.tsx',
];

/** Written and tested, but not yet used by any page or call. */
const NOT_USED_YET = ['src/ui/{choice-group,text-area}.tsx'];

/** With `--production`, knip checks only entries that end with `!`: files and exports used only by tests and stories are reported as unused. */
const config = {
  entry: [
    'src/entry-server.tsx!',
    'src/connect/main.ts!',
    'src/demo-games/main.ts!',
    'src/service-worker/{service-worker,retired-worker}.ts!',
    'src/forms/validator/*worker*.ts!',
    'src/records/export/xlsx-worker.ts!',
    'cli/*.mjs!',
    'cli/marquee.ts!',
    'cli/{create-database,serve}.ts!',
    // Imported with tsx, before the build.
    'cli/{free-port,lock-when-free}.ts!',
    'sandbox/db/schema/*.ts!',
    // A worker thread, started by its URL.
    'sandbox/kernel/images/decode-jpeg.mjs!',
    // Read by name.
    'src/variants/*.css!',
    'sandbox/db/drizzle.config.ts',
    // The build refers to these files by path or alias.
    'publish/vite/*.ts!',
    'src/forms/markdown-stub.tsx!',
    'src/forms/uri-stub.ts!',
    'src/records/export/fflate-in-place.ts!',
    'src/hydration/boot-script.ts!',
    '.storybook/*.{ts,tsx}',
    '{src,.storybook}/**/*.stories.tsx',
    'tests/**/*.{ts,tsx,mjs}',
    '{src,machines,schemas,publish,sandbox,cli}/**/*.test.{ts,tsx}',
  ],
  project: [
    '{src,machines,schemas,publish,sandbox,cli}/**/*.{ts,tsx,mjs,css}!',
    '{tests,.storybook}/**/*.{ts,tsx,mjs,mdx}',
    '!**/*.{test,stories}.{ts,tsx}!',
    ...[...TEST_SUPPORT, ...NOT_USED_YET].map((pattern) => `!${pattern}!`),
  ],
  ignoreBinaries: ['apt-get', 'openssl', 'pg_config'],
} satisfies KnipConfig;

export default ({ production = false }: { readonly production?: boolean }): KnipConfig => ({
  ...config,
  // Used in a package.json script, which production mode ignores.
  entry: [...config.entry, ...(production ? ['cli/generate.ts!'] : [])],
  // In production mode, an export that only tests import counts as used if its own file uses it.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
});
