/** Who may import whom: a file imports its own folder or a lower row of README's table. */
const below = {
  schemas: [],
  machines: ['schemas'],
  'src/connect': ['schemas'],
  'src/demo-games': ['schemas'],
  'src/lib': ['schemas', 'machines'],
  'src/ui': ['schemas', 'machines', 'src/lib'],
  'src/platform': ['schemas', 'machines', 'src/lib', 'src/ui', 'src/brand', 'src/texts', 'src/theme'],
  'src/texts': ['schemas', 'machines', 'src/lib', 'src/ui', 'src/platform', 'src/brand', 'src/theme'],
  'src/theme': ['schemas', 'machines', 'src/lib', 'src/ui', 'src/platform', 'src/brand', 'src/texts'],
  'src/brand': ['schemas', 'machines', 'src/lib', 'src/ui', 'src/platform', 'src/texts', 'src/theme'],
};
const core = ['schemas', 'machines', 'src/lib', 'src/ui', 'src/platform', 'src/texts', 'src/theme', 'src/brand'];
for (const room of ['src/session', 'src/modals', 'src/forms'])
  below[room] = [...core, 'src/session', 'src/modals', 'src/forms'].filter((other) => other !== room);

const rule = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.(test|stories)\\.[jt]sx?$' },
  to: {
    pathNot: [`^${from}/`, ...allowed.map((room) => `^${room}/`), '^node_modules/', '^(node:)?[a-z_]+(/promises)?$'],
    path: '^(schemas|machines|src|publish|sandbox|cli|tests|brands|\\.storybook)/',
  },
});

module.exports = {
  forbidden: [
    ...Object.entries(below).map(([room, allowed]) => rule(`layer-${room.replace('/', '-')}`, room, allowed)),
    rule('layer-features', 'src/features', [...core, 'src/session', 'src/modals', 'src/forms']),
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    rule('layer-publish', 'publish', ['schemas', 'src/brand']),
    rule('layer-sandbox', 'sandbox', ['schemas']),
    rule('layer-cli', 'cli', ['schemas', 'machines', 'publish', 'sandbox']),
    {
      name: 'nothing-imports-the-top',
      severity: 'error',
      from: { pathNot: '^(src/(app|entry-)|cli|tests|\\.storybook)|\\.(test|stories)\\.[jt]sx?$' },
      to: { path: '^(src/app|cli|tests)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-schema-library-in-the-browser',
      comment: 'Schema files that build TypeBox values are imported as types; call groups are rewritten at build time.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|stories)\\.[jt]sx?$' },
      to: { path: '^node_modules/(typebox|ajv|ajv-formats)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'schema-values-stay-out-of-the-browser',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|stories)\\.[jt]sx?$' },
      to: {
        path: '^schemas/(brand|register-rules|whitelabel-tree|wire|member|game|demo-game|site-status|announcement|country|help-article|mission|paging|contract|points|cashier|records|team)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.data|dist|reports|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
