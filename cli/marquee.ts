import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { format } from './format.ts';
import { publishBrand } from './publish-brand.ts';
import { print } from './process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const HELP = `marquee: launch a gaming brand from one JSON file

  marquee new BRAND --look NAME          makes a brand that is live at once; asks on a terminal for what is missing
      --color "#1e88e5"                  a colour of the brand instead of those of the look, up to three times
      --logo FILE                        the logo, which with --color replaces --look; by default the name in the font of the look
      --name, --languages EN,TY, --jurisdiction PH, --currency PHP, --merchant, --helpline NAME=ADDRESS
                                         by default the name of the id, EN, XX, PHP, the id and none; --no-input never asks, --json prints JSON
  marquee check [BRAND]                  lists all errors and warnings of one brand, or of all brands; exit code 1 on errors
      --fix                              upgrades a brand.json of an earlier version in place
      --layers                           adds where each value of layout and theme comes from: product, look or brand
  marquee format [BRAND]                 writes the tokens of one brand, or of all brands, in the object form of DTCG 2025.10
  marquee publish BRAND --out DIR        writes the brand as files for any web server
                                         to DIR/releases and points DIR/current at it; refuses a brand with errors
      --origin https://play.example      the origin of the published site; by default https and its first host that is not local
      --keep N                           how many releases are kept, so that open tabs still find their files; 3 by default
      --keep-days N                      also keeps releases that were served in the last N days; 30 by default
      --note TEXT --by NAME              why, and who publishes: the user of the system by default
      --replace-brand                    allows DIR to contain another brand, which is replaced
      --reload "nginx -s reload"         runs this command after a release that changes what nginx reads
  marquee releases --out DIR             lists the releases in DIR: who, when, why, what changed and size; --json prints JSON
  marquee rollback [RELEASE] --out DIR   says what returns and what does not, then serves RELEASE, by default the one before
      --pin | --unpin                    refuses every publish until the release is unpinned
  marquee undo --out DIR                 takes back the last publish or roll-back
  marquee diff A B                       lists what changes for players from A to B, each a brand or the folder of one
      --fail-on info|warning|error       exits with 1 if a difference is at least this severe; --json prints JSON
  marquee differs A B                    measures how much two brands differ on eight axes, from header to icons; --json prints JSON
  marquee palette COLOR [COLOR [COLOR]]  prints the colours of both themes for theme.tokens of a brand.json, with enough contrast everywhere
                                         a COLOR is 1e88e5 or "#1e88e5": the main action, the accent, header and footer
      --vivid                            colours header, footer and backgrounds more strongly
  marquee language new CODE              adds a language with every text to translate; --tag TAG, --name NAME, --from FALLBACK
  marquee language check [CODE]          says how much of one language or of all is translated, and lists errors and warnings
      --all                              lists every warning instead of the first ones
  marquee language export CODE           writes the texts of a language for translators, as XLIFF 2.0 with their notes and limits
      --format json                      writes JSON instead; --out FILE writes to a file
      --missing                          exports only untranslated or faulty texts, including those of a new language
      --pictures DIR                     also takes screenshots that show the texts; --stories auth-login,pages- opens only these stories
  marquee language import CODE FILE      takes over the translations of such a file, all of them or, if one has a fault, none
  marquee openapi                        prints the platform's calls as OpenAPI 3.1, which a build writes to dist/openapi.json
  marquee help                           prints this text

In the project: npm run marquee check perya
`;

const refuse = (why: string): number => {
  process.stderr.write(`${why}\n\n${HELP}`);
  return 2;
};

const publish = async (rest: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...rest],
    options: {
      out: { type: 'string', short: 'o' },
      origin: { type: 'string' },
      keep: { type: 'string' },
      'keep-days': { type: 'string' },
      by: { type: 'string' },
      note: { type: 'string' },
      reload: { type: 'string' },
      'replace-brand': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [brand, ...more] = positionals;
  if (brand === undefined || more.length > 0) return refuse('Name one brand: marquee publish BRAND --out DIR');
  if (values.out === undefined) return refuse(`Name a folder: marquee publish ${brand} --out DIR`);
  return publishBrand(root, {
    brand,
    out: values.out,
    origin: values.origin,
    keep: values.keep,
    keepDays: values['keep-days'],
    by: values.by,
    note: values.note,
    replaceBrand: values['replace-brand'],
    reload: values.reload,
  });
};

/** Runs a command of the command line. Resolves to the exit code: 0 for success, 1 if the brand has errors, 2 for wrong usage. */
export const marquee = async ([command = 'help', ...rest]: readonly string[]): Promise<number> => {
  try {
    if (command === 'check') return await check(rest);
    if (command === 'new') {
      const { newCommand } = await import('./new/new.ts');
      return await newCommand(rest);
    }
    if (command === 'format') return await format(rest);
    if (command === 'publish') return await publish(rest);
    if (command === 'releases' || command === 'rollback' || command === 'undo') {
      const commands = await import('./releases.ts');
      return await commands[command](rest);
    }
    if (command === 'diff') {
      const { diff } = await import('./diff.ts');
      return diff(rest);
    }
    if (command === 'differs') {
      const { differs } = await import('./differs.ts');
      return differs(rest);
    }
    if (command === 'palette') {
      const { palette } = await import('./palette.ts');
      return palette(rest);
    }
    if (command === 'language') {
      const { language } = await import('./language/language.ts');
      return await language(rest);
    }
    if (command === 'openapi') {
      const { openapiText } = await import('./generate/openapi.ts');
      print(openapiText());
      return 0;
    }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return refuse(error.message);
    throw error;
  }
  if (command === 'help' || command === '--help' || command === '-h') {
    print(HELP);
    return 0;
  }
  return refuse(`There is no command "${command}".`);
};
