/** Who may import whom: a file imports its own folder or a lower row of README's table. */
const below = {
  schemas: [],
  machines: ['schemas'],
  'src/connect': ['schemas'],
  'src/demo-games': ['schemas'],
  'src/document': ['schemas'],
  'src/service-worker': ['schemas', 'src/document'],
  'src/lib': ['schemas', 'machines'],
  'src/hydration': ['schemas', 'src/document', 'src/lib'],
};
const base = ['schemas', 'machines', 'src/document', 'src/lib', 'src/hydration'];
below['src/ui'] = base;
const core = [...base, 'src/ui', 'src/platform', 'src/texts', 'src/brand'];
for (const room of ['src/platform', 'src/texts', 'src/brand']) below[room] = core.filter((other) => other !== room);
below['src/parts'] = core;
const shared = [
  'src/session',
  'src/modals',
  'src/forms',
  'src/launch',
  'src/search',
  'src/claims',
  'src/rich-text',
  'src/records',
];
for (const room of shared) below[room] = [...core, 'src/parts', ...shared].filter((other) => other !== room);

/** The layers of the sandbox, lowest first. */
const sandboxLayers = ['db', 'kernel', 'accounts', 'domains', 'consequences', 'routes', 'app', 'seed', 'developer'];
/** The folders of some layers, lowest first: each imports those before it. */
const sandboxOrder = {
  kernel: [
    'core',
    'http',
    'tokens',
    'texts',
    'clock',
    'limits',
    'merchants',
    'outbox',
    'images',
    'messages',
    'ledger',
    'idempotency',
    'sealing',
    'scenarios',
    'requests',
  ],
  accounts: [
    'codes',
    'captcha',
    'human',
    'messages',
    'fields',
    'network',
    'sessions',
    'two-step',
    'passkeys',
    'phone-auth',
    'login',
    'registration',
    'recovery',
    'profile',
  ],
  seed: ['people', 'notices', 'help', 'points', 'promotions', 'contracts'],
};
/** The domains, and the ones above them that each may know. What follows from an event in several is a row in `sandbox/consequences`. */
const sandboxDomains = {
  turnover: [],
  rewards: ['turnover'],
  points: ['turnover'],
  cashier: ['turnover'],
  rank: ['rewards'],
  promotions: ['rewards'],
  missions: ['rewards'],
  referral: ['rewards', 'cashier'],
  profile: ['rewards', 'rank'],
  play: [],
  catalogue: ['play'],
  launch: ['play', 'catalogue'],
  records: [],
  agents: ['records'],
  settlement: ['agents'],
  contracts: ['settlement'],
  lottery: [],
  help: [],
  service: [],
};
const domainNames = Object.keys(sandboxDomains);
for (const [domain, known] of Object.entries(sandboxDomains))
  for (const other of known)
    if (!domainNames.slice(0, domainNames.indexOf(domain)).includes(other))
      throw new Error(`.dependency-cruiser.cjs: ${domain} may only know domains above it, not ${other}`);

const within = (layer, names) => names.map((name) => `sandbox/${layer}/${name}`);
/** What each folder of the sandbox may import beside itself. */
const belowInSandbox = Object.fromEntries(
  sandboxLayers.flatMap((layer, height) => {
    const lower = [
      'schemas',
      'publish/languages',
      'publish/locks',
      ...sandboxLayers.slice(0, height).map((one) => `sandbox/${one}`),
    ];
    const order = sandboxOrder[layer] ?? (layer === 'domains' ? domainNames : []);
    const folders = order.map((name, place) => [
      `sandbox/${layer}/${name}`,
      [...lower, ...within(layer, layer === 'domains' ? sandboxDomains[name] : order.slice(0, place))],
    ]);
    return [[`sandbox/${layer}`, lower], ...folders];
  }),
);
const listed = Object.entries({ ...sandboxOrder, domains: domainNames })
  .map(([layer, names]) => `${layer}/(?:${names.join('|')})/`)
  .join('|');

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
    rule('layer-features', 'src/features', [...core, 'src/parts', ...shared]),
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    rule('layer-publish', 'publish', ['schemas', 'machines', 'src/document']),
    rule('layer-sandbox', 'sandbox', ['schemas', 'publish/languages', 'publish/locks']),
    rule('layer-languages', 'publish/languages', ['schemas', 'src/document', 'publish']),
    ...Object.entries(belowInSandbox).map(([folder, allowed]) =>
      rule(`layer-${folder.replaceAll('/', '-')}`, folder, allowed),
    ),
    {
      name: 'sandbox-folders-are-listed',
      comment: 'A new folder of a layer of the sandbox gets its place in the order above.',
      severity: 'error',
      from: {
        path: `^sandbox/(?:kernel|accounts|domains|seed)/[^/]+/`,
        pathNot: [`^sandbox/(?:${listed})`, '\\.test\\.ts$'],
      },
      to: {},
    },
    {
      name: 'sandbox-folders-never-import-outwards',
      comment: 'The files of a folder import its inner folders, not the other way round.',
      severity: 'error',
      from: { path: '^sandbox/(.+)/[^/]+/[^/]+\\.ts$', pathNot: '\\.test\\.ts$' },
      to: { path: '^sandbox/$1/[^/]+\\.ts$' },
    },
    rule('layer-cli', 'cli', ['schemas', 'machines', 'publish', 'sandbox']),
    {
      name: 'nothing-imports-the-top',
      severity: 'error',
      from: { pathNot: '^(src/(app|entry-)|cli|tests|\\.storybook)|\\.(test|stories)\\.[jt]sx?$' },
      to: { path: '^(src/app|cli|tests)/' },
    },
    {
      name: 'calls-through-queries-and-mutations',
      comment:
        'Only src/platform and the composition hold the client: reads go through call-query.ts or fetch-call.ts, changes through call-mutation.ts and use-call-mutation.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(platform/|app/site-stores)|\\.(test|stories)\\.[jt]sx?$' },
      to: { path: '^src/platform/client\\.ts$' },
    },
    {
      name: 'hydration-is-client-only-outside-its-room',
      comment:
        'Features and parts know <ClientOnly>. The query hooks and the session have to answer as the prerendered markup did: they use a hook.',
      severity: 'error',
      from: { path: '^src/(?!hydration/|platform/|session/|app/|entry-)', pathNot: '\\.(test|stories)\\.[jt]sx?$' },
      to: { path: '^src/hydration/(?!client-only\\.tsx$)' },
    },
    {
      name: 'queries-and-session-use-the-hooks-of-hydration',
      severity: 'error',
      from: { path: '^src/(platform|session)/', pathNot: '\\.(test|stories)\\.[jt]sx?$' },
      to: { path: '^src/hydration/(?!use-)' },
    },
    {
      name: 'tests-draw-as-the-run-says',
      comment: 'tests/support/fast-check.ts gives the ordinary run one seed.',
      severity: 'error',
      from: { path: '\\.test\\.tsx?$' },
      to: { path: '^node_modules/fast-check/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
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
        path: '^schemas/(brand|brand-parts|register-rules|whitelabel-tree|wire|member|game|demo-game|site-status|announcement|country|help-article|mission|paging|contract|points|cashier|records|team)\\.ts$',
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
