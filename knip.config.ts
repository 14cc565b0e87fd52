import type { KnipConfig } from 'knip';

/** Support for tests and stories that stands beside the code of one folder. */
const TEST_SUPPORT = [
  '**/sample-*.{ts,tsx}',
  'src/forms/preloaded-rule-texts.tsx',
  'src/forms/validator/{ajv-comparison,arbitrary-schema,counted-reads,heavy-schemas,hostile-schemas}.ts',
  'src/forms/widgets/{control-states,render-controls}.tsx',
];

/** Written and tested, but no page or call uses it yet. */
const NOT_USED_YET = ['src/ui/{choice-group,text-area}.tsx'];

/** With `--production`, knip looks at what ends with `!`: files and exports that only tests and stories reach are unused. */
const config = {
  entry: [
    'src/entry-server.tsx!',
    'src/connect/main.ts!',
    'src/demo-games/main.ts!',
    'src/service-worker/{service-worker,retired-worker}.ts!',
    'src/forms/validator/*worker*.ts!',
    'cli/*.mjs!',
    'cli/marquee.ts!',
    'cli/{create-database,serve}.ts!',
    // Imported through tsx, before the build.
    'cli/{free-port,lock-when-free}.ts!',
    'sandbox/db/schema/*.ts!',
    // A thread, which is started by its address.
    'sandbox/kernel/images/decode-jpeg.mjs!',
    'sandbox/db/drizzle.config.ts',
    // The build refers to these by path or by alias.
    'publish/vite/*.ts!',
    'src/forms/markdown-stub.tsx!',
    'src/forms/uri-stub.ts!',
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
  // A script of package.json, which the production mode does not read.
  entry: [...config.entry, ...(production ? ['cli/generate.ts!'] : [])],
  // A function that a file uses itself and exports for its test is in use.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
});
