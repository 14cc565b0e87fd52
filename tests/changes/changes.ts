import { readFileSync } from 'node:fs';
import { languageInfo } from '#schemas/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';

/** A replacement in an existing file, in which `from` occurs once. */
type Edit = readonly [file: string, from: string, to: string];

export interface Change {
  /** The change, worded as in the table of README.md. */
  readonly what: string;
  readonly edits: readonly Edit[];
  /** New files, by path. */
  readonly files: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** Creates an edit that inserts `more` before a text. */
const before = (file: string, text: string, more: string): Edit => [file, text, more + text];
const inEveryLanguage = (namespace: string, text: string, more: string): readonly Edit[] =>
  LANGUAGES.filter((language) => languageInfo(language).pseudo !== true).map((language) =>
    before(`languages/${language}/site/${namespace}.json`, text, more),
  );

const part = (name: string): string => `export function ${name}() {\n  return <p>New</p>;\n}\n`;

/** Copies a small machine under another name. */
const copyOfFeedback = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['feedback.machine.ts', 'feedback.scenarios.ts', 'screens.ts'].map((file) => [
      `machines/rating/${file.replace('feedback', 'rating')}`,
      read(`machines/feedback/${file}`).replaceAll('feedback', 'rating').replaceAll('Feedback', 'Rating'),
    ]),
  );

const brand = JSON.parse(read('brands/perya/brand.json')) as { readonly merchant: object };

/** One change of each kind listed in README.md, each applied to the unchanged product. */
export const changes: readonly Change[] = [
  {
    what: 'a brand',
    edits: [],
    files: {
      'brands/mine/brand.json': JSON.stringify({
        ...brand,
        id: 'mine',
        hosts: ['mine.localhost'],
        merchant: { ...brand.merchant, id: 'mine', code: 'mine' },
        layout: { look: 'plain@1' },
        liveChat: null,
      }),
      ...Object.fromEntries(
        ['texts/TY.json', 'texts/EN.json', ...new Set(JSON.stringify(brand).match(/assets\/[a-z-]+\.svg/g))].map(
          (path) => [`brands/mine/${path}`, read(`brands/perya/${path}`)],
        ),
      ),
    },
  },
  {
    what: 'a language',
    edits: [],
    files: {
      // `marquee language new` has created the folder.
      'languages/KA/site/common.json': JSON.stringify({ ok: 'კარგი' }),
    },
  },
  {
    what: 'a look',
    edits: [],
    files: {
      'looks/plain/1.json': JSON.stringify({
        description: 'Plain',
        layout: { header: 'bar', density: 'roomy' },
        tokens: {},
      }),
    },
  },
  {
    what: 'a modal',
    edits: [
      [
        'src/app/modals.tsx',
        '    readonly chat: NoProps;\n',
        '    readonly chat: NoProps;\n    readonly rating: NoProps;\n',
      ],
      before(
        'src/app/modals.tsx',
        "  chat: lazyPart('chat'",
        "  rating: lazyPart('rating', async () => (await import('#src/features/help/rating-modal.tsx')).RatingModal),\n",
      ),
    ],
    files: { 'src/features/help/rating-modal.tsx': part('RatingModal') },
  },
  {
    what: 'a member page',
    edits: [
      before(
        'src/app/member-pages.tsx',
        "  {\n    key: 'messageV2',",
        "  {\n    key: 'limits',\n    icon: 'star',\n    part: lazyPart('limits', async () => (await import('#src/features/limits/limits-panel.tsx')).LimitsPanel),\n  },\n",
      ),
      ...inEveryLanguage('centre', '  "page.securityCenter":', '  "page.limits": "Limits",\n'),
    ],
    files: { 'src/features/limits/limits-panel.tsx': part('LimitsPanel') },
  },
  {
    what: 'an agent page',
    edits: [
      before(
        'src/app/agent-pages.tsx',
        "  {\n    key: 'registerCenter',",
        "  {\n    key: 'agentLimits',\n    icon: 'star',\n    part: lazyPart('agent-limits', async () => (await import('#src/features/limits/agent-limits.tsx')).AgentLimits),\n  },\n",
      ),
      ...inEveryLanguage('centre', '  "agentPage.registerCenter":', '  "agentPage.agentLimits": "Limits",\n'),
    ],
    files: { 'src/features/limits/agent-limits.tsx': part('AgentLimits') },
  },
  {
    what: 'a machine',
    edits: [
      before(
        '.storybook/flow-screens.tsx',
        '  captcha: Captcha,\n',
        '  rating: ({ path }) => <FeedbackPanel machine={freezeMachine(feedbackMachine, path)} />,\n',
      ),
    ],
    files: copyOfFeedback(),
  },
  {
    what: 'a page',
    edits: [
      before('schemas/routes.ts', "  '/down': route(", "  '/imprint': route(),\n"),
      before('src/app/routes.tsx', "  '/down': {", "  '/imprint': { page: <HelpPage /> },\n"),
    ],
    files: {},
  },
  {
    what: 'a theme token',
    edits: [
      before(
        'schemas/tokens.ts',
        "  footer: { use: 'the footer",
        "  badge: { use: 'marks of what is new', from: ['danger', 'accent'] },\n  'on-badge': { use: 'text on such a mark', from: 'on-danger', on: ['badge'] },\n",
      ),
      ['src/ui/hot-badge.tsx', 'bg-danger text-on-danger', 'bg-badge text-on-badge'],
    ],
    files: {},
  },
  {
    what: 'a call',
    edits: [
      before(
        'schemas/calls/points.ts',
        'export const details = endpoint({',
        "export const rate = endpoint({\n  name: 'points.rate',\n  requirement: 'calls.points.config',\n  method: 'GET',\n  path: '/wps/points/rate',\n  token: 'needed',\n  input: input({ points: Type.Integer({ minimum: 1, maximum: 1000 }) }),\n  output: Type.Object({ ratio: Type.Number() }),\n});\n\n",
      ),
      ['sandbox/routes/points.ts', 'convert, details,', 'convert, details, rate,'],
      before(
        'sandbox/routes/points.ts',
        '  defineMemberRoute(reward,',
        '  defineMemberRoute(rate, (_input, { merchant }) => ({ ratio: pointTerms(merchant.code).ratio })),\n\n',
      ),
    ],
    files: {},
  },
  {
    what: 'a registration field',
    edits: [
      before(
        'schemas/register-fields.ts',
        '  wechat: {',
        "  telegram: { ...text(), bounds: [10, 3, 40], stored: 'telegram', messenger: true },\n",
      ),
      ...inEveryLanguage(
        'rules',
        '  "field.wechat":',
        '  "field.telegram": "Telegram",\n  "placeholder.telegram": "@name",\n',
      ),
    ],
    files: {},
  },
];
