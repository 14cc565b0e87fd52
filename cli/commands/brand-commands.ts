import { defineCommand, type Commands } from '../frame/command.ts';

const BRAND = { name: 'BRAND', offers: 'brands' } as const;
const ANY_BRAND = { ...BRAND, optional: true } as const;
const SIDES = [
  { name: 'A', offers: 'brands' },
  { name: 'B', offers: 'brands' },
] as const;

/** The commands that make, check and compare brands. */
export const BRAND_COMMANDS: Commands = {
  new: defineCommand({
    summary: 'creates a brand, which is live at once',
    args: [{ name: 'BRAND', optional: true }],
    options: {
      look: { value: 'NAME', offers: 'looks', summary: 'the look to start from' },
      logo: { value: 'FILE', offers: 'files', summary: 'the logo; with --color it replaces --look' },
      color: { value: '"#1e88e5"', multiple: true, summary: 'a colour of the brand, up to three times' },
      name: { value: 'TEXT', summary: 'the name that players read; by default made from the id' },
      languages: { value: 'EN,TY', summary: 'the languages, the default one first; by default EN' },
      jurisdiction: { value: 'PH', summary: 'by default XX' },
      currency: { value: 'PHP', summary: 'by default PHP' },
      merchant: { value: 'ID', summary: 'the merchant of the platform; by default the id' },
      helpline: { value: 'NAME=ADDRESS', summary: 'help for players' },
    },
    notes: ['Needs BRAND --look NAME, or BRAND --logo FILE --color "#1e88e5".', 'A terminal asks for what is missing.'],
    load: async () => (await import('../new/new.ts')).newCommand,
  }),
  check: defineCommand({
    summary: 'lists the errors and warnings of brands',
    args: [ANY_BRAND],
    options: {
      env: { value: 'NAME', summary: 'checks BRAND only in this environment; by default in all' },
      fix: { summary: 'upgrades a brand.json of an earlier version in place' },
      layers: { summary: 'adds where each value of layout and theme comes from' },
    },
    load: async () => (await import('../check.ts')).checkCommand,
  }),
  format: defineCommand({
    summary: 'writes tokens as design token objects',
    args: [ANY_BRAND],
    options: {},
    notes: ['The objects follow DTCG 2025.10. Without a brand, all brands are formatted.'],
    isTool: true,
    load: async () => (await import('../format.ts')).formatCommand,
  }),
  palette: defineCommand({
    summary: 'makes both themes from one to three colours',
    args: [{ name: 'COLOR' }, { name: 'COLOR', optional: true }, { name: 'COLOR', optional: true }],
    options: { vivid: { summary: 'colours header, footer and backgrounds more strongly' } },
    notes: [
      'Write a COLOR as 1e88e5 or "#1e88e5": first that of the main action, then the',
      'accent, then that of the header and footer.',
      'Prints theme.tokens of a brand.json, with enough contrast everywhere.',
    ],
    isTool: true,
    load: async () => (await import('../palette.ts')).paletteCommand,
  }),
  diff: defineCommand({
    summary: 'lists what changes for players from A to B',
    args: SIDES,
    options: {
      'fail-on': {
        choices: ['info', 'warning', 'error'],
        summary: 'exits with 1 if a difference is at least this severe',
      },
      env: { value: 'NAME', summary: 'compares this environment of the brand A with its environment B' },
      out: { short: 'o', value: 'DIR', offers: 'folders', summary: 'A and B may then be releases in DIR, or live' },
    },
    notes: [
      'A and B are brands or folders of brands, or BRAND@NAME for an environment.',
      'marquee diff live BRAND --out DIR             lists what a publish would change',
      'marquee diff BRAND --env staging production   compares two environments of a brand',
    ],
    load: async () => (await import('../diff.ts')).diffCommand,
  }),
  differs: defineCommand({
    summary: 'measures how different two brands look',
    args: SIDES,
    options: {},
    notes: ['The eight axes go from header to icons.'],
    isTool: true,
    load: async () => (await import('../differs.ts')).differsCommand,
  }),
};
