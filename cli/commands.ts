import type { Command, Commands } from './command.ts';
import { publishCommand } from './publish-command.ts';
import { print } from './process.ts';

const SWITCH_DETAILS = [
  '--out DIR                the folder that publish has written',
  '--by NAME, --note TEXT   who switches, by default the user of the system, and why',
  '--reload "nginx -s reload"  runs this if the files that nginx reads change',
];

/** All commands by name, in the order in which an operator needs them. */
export const COMMANDS: Commands = {
  new: {
    usage: 'BRAND --look NAME',
    summary: 'makes a brand, which is live at once',
    details: [
      '--color "#1e88e5"        a colour instead of those of the look, up to three times',
      '--logo FILE              the logo; with --color it replaces --look; by default the name in the font of the look',
      '--name TEXT              the name that players read; by default made from the id',
      '--languages EN,TY        the languages, the default one first; by default EN',
      '--jurisdiction PH, --currency PHP   by default XX and PHP',
      '--merchant ID            the merchant of the platform; by default the id',
      '--helpline NAME=ADDRESS  help for players',
      '--no-input               never asks; otherwise a terminal asks for what is missing',
      '--json                   prints JSON; --json-schema its schema',
    ],
    run: async (args) => (await import('./new/new.ts')).newCommand(args),
  },
  check: {
    usage: '[BRAND]',
    summary: 'lists the errors and warnings of brands',
    details: [
      '--fix                    upgrades a brand.json of an earlier version in place',
      '--layers                 adds where each value of layout and theme comes from: product, look or brand',
    ],
    run: async (args) => (await import('./check.ts')).check(args),
  },
  format: {
    usage: '[BRAND]',
    summary: 'writes tokens as design token objects',
    details: ['The objects follow DTCG 2025.10. Without a brand, all brands are formatted.'],
    run: async (args) => (await import('./format.ts')).format(args),
  },
  palette: {
    usage: 'COLOR [COLOR [COLOR]]',
    summary: 'makes both themes from one to three colours',
    details: [
      'A COLOR is 1e88e5 or "#1e88e5": the main action, the accent, header and footer.',
      'Prints theme.tokens of a brand.json, with enough contrast everywhere.',
      '--vivid                  colours header, footer and backgrounds more strongly',
    ],
    run: async (args) => (await import('./palette.ts')).palette(args),
  },
  diff: {
    usage: 'A B',
    summary: 'lists what changes for players from A to B',
    details: [
      'A and B are brands or folders of brands.',
      '--fail-on info|warning|error   exits with 1 if a difference is at least this severe',
      '--json                   prints JSON; --json-schema its schema',
    ],
    run: async (args) => (await import('./diff.ts')).diff(args),
  },
  differs: {
    usage: 'A B',
    summary: 'measures how different two brands look',
    details: ['The eight axes go from header to icons.', '--json                   prints JSON'],
    run: async (args) => (await import('./differs.ts')).differs(args),
  },
  publish: {
    usage: 'BRAND --out DIR',
    summary: 'writes a brand as files for any web server',
    details: [
      'Writes to DIR/releases and points DIR/current at it; refuses a brand with errors.',
      '--origin https://play.example   the origin of the site; by default https and its first host that is not local',
      '--keep N                 how many releases are kept, so that open tabs still find their files; 3 by default',
      '--keep-days N            also keeps releases that were served in the last N days; 30 by default',
      '--note TEXT, --by NAME   why, and who publishes: the user of the system by default',
      '--replace-brand          allows DIR to contain another brand, which is replaced',
      '--reload "nginx -s reload"   runs this after a release that changes what nginx reads',
    ],
    run: publishCommand,
  },
  releases: {
    usage: '--out DIR',
    summary: 'lists releases: who, when, why, what changed',
    details: ['--json                   prints JSON'],
    run: async (args) => (await import('./releases.ts')).releases(args),
  },
  rollback: {
    usage: '[RELEASE] --out DIR',
    summary: 'serves an earlier release',
    details: [
      'Says what returns and what does not, then serves RELEASE, by default the one before.',
      '--pin, --unpin           refuses every publish until the release is unpinned',
      ...SWITCH_DETAILS,
    ],
    run: async (args) => (await import('./releases.ts')).rollback(args),
  },
  undo: {
    usage: '--out DIR',
    summary: 'takes back the last publish or roll-back',
    details: SWITCH_DETAILS,
    run: async (args) => (await import('./releases.ts')).undo(args),
  },
  language: {
    usage: 'new|check|export|import',
    summary: 'adds a language, for translators',
    details: [
      'new CODE                 adds a language with every text to translate; --tag TAG, --name NAME, --from FALLBACK',
      'check [CODE]             says how much is translated, and lists errors and warnings',
      '    --all                lists every warning instead of the first ones',
      'export CODE              writes the texts for translators, as XLIFF 2.0 with their notes and limits',
      '    --format json        writes JSON instead; --out FILE writes to a file',
      '    --missing            exports only untranslated or faulty texts, including those of a new language',
      '    --pictures DIR       also takes screenshots that show the texts; --stories auth-login,pages- opens only these',
      'import CODE FILE         takes over the translations of such a file, all of them or, if one has a fault, none',
    ],
    run: async (args) => (await import('./language/language.ts')).language(args),
  },
  openapi: {
    usage: '',
    summary: "prints the platform's calls as OpenAPI 3.1",
    details: ['A build writes the same to dist/openapi.json.'],
    run: async () => {
      const { openapiText } = await import('./generate/openapi.ts');
      print(openapiText());
      return 0;
    },
  },
  completions: {
    usage: 'bash|zsh|fish',
    summary: 'prints completions for a shell',
    details: ['source <(marquee completions bash)    in .bashrc; commands, options and brands are offered'],
    run: async ([shell, ...more]) => {
      const { completionScript, isShell, SHELLS } = await import('./completions.ts');
      if (!isShell(shell) || more.length > 0) {
        process.stderr.write(`Name a shell: marquee completions ${SHELLS.join('|')}\n`);
        return 2;
      }
      print(completionScript(shell, COMMANDS));
      return 0;
    },
  },
};

const USAGE_WIDTH = 36;

/** The overview, in 80 columns and 24 lines. */
export const overview = (): string =>
  [
    'marquee: launch a gaming brand from one JSON file',
    '',
    ...Object.entries(COMMANDS).map(
      ([name, { usage, summary }]) => `  ${`${name} ${usage}`.padEnd(USAGE_WIDTH - 2)}${summary}`,
    ),
    `  ${'help [COMMAND]'.padEnd(USAGE_WIDTH - 2)}describes a command with its options`,
    '',
    'In the project: npm run marquee -- check perya',
    '',
  ].join('\n');

/** The usage and options of a command. */
export const helpOf = (name: string, { usage, summary, details }: Command): string =>
  [`marquee ${name} ${usage}`.trim(), `  ${summary}`, '', ...details.map((line) => `  ${line}`), ''].join('\n');
