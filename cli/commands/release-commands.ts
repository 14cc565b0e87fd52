import { defineCommand, type Commands } from '../frame/command.ts';

const OUT = { short: 'o', value: 'DIR', offers: 'folders', required: true } as const;
const TARGET = { ...OUT, summary: 'the folder that publish has written' } as const;
const COMMANDS = {
  reload: { value: '"nginx -s reload"', summary: 'runs this after the switch, so that nginx serves the release' },
  after: { value: '"COMMAND"', summary: 'runs this last, with MARQUEE_BRAND, MARQUEE_FROM, MARQUEE_TO' },
} as const;

const SWITCH_OPTIONS = {
  out: TARGET,
  by: { value: 'NAME', summary: 'who switches; by default the system user' },
  note: { value: 'TEXT', summary: 'why' },
  ...COMMANDS,
} as const;

/** The commands that write and switch releases. */
export const RELEASE_COMMANDS: Commands = {
  publish: defineCommand({
    summary: 'publishes brands for a web or Node server',
    args: [{ name: 'BRAND', optional: true, rest: true, offers: 'brands' }],
    options: {
      out: { ...OUT, summary: 'the folder to write to' },
      all: { summary: 'publishes all brands; like several brands, each into DIR/BRAND as with --shared' },
      for: { choices: ['files', 'server'], summary: 'for any web server (files, the default) or for the Node server' },
      env: { value: 'NAME', summary: 'publishes this environment of the brand' },
      origin: { value: 'https://play.example', summary: 'by default https and the first host that is not local' },
      keep: { value: 'N', summary: 'how many releases are kept, with files for open tabs; 3 by default' },
      'keep-days': { value: 'N', summary: 'also keeps releases served in the last N days; 30 by default' },
      canary: { value: '5,25,100', summary: 'gives the release to these shares of visitors, in percent, in turn' },
      'canary-minutes': { value: 'N', summary: 'the minimum duration of each share in minutes; 10 by default' },
      note: { value: 'TEXT', summary: 'why' },
      by: { value: 'NAME', summary: 'who publishes; by default the system user' },
      merge: { summary: 'first merges the live changes that the folder lacks into it, by JSON pointer' },
      onto: { value: 'RELEASE', summary: 'publishes the folder as it is over this live release' },
      base: { value: 'RELEASE', summary: 'the release on which the folder is based, or live; by default detected' },
      shared: { summary: 'writes to DIR/BRAND; the brands of DIR share DIR/store' },
      rehearse: { summary: 'refuses a release that fails its rehearsal in a browser' },
      evidence: { value: 'DIR', offers: 'folders', summary: 'a new or empty folder for the report of --rehearse' },
      'replace-brand': { summary: 'allows DIR to contain another brand, which is replaced' },
      ...COMMANDS,
    },
    notes: [
      'Writes to DIR/releases and points DIR/current at it; refuses a brand with errors.',
      'If the folder is older than the live release, lists what would be lost and refuses.',
    ],
    load: async () => (await import('../publish-brand.ts')).publishCommand,
  }),
  rehearse: defineCommand({
    summary: 'tries a brand in a browser before a publish',
    args: [{ name: 'BRAND', offers: 'brands' }],
    options: {
      out: { short: 'o', value: 'DIR', offers: 'folders', summary: 'compares with the live release of DIR' },
      env: { value: 'NAME', summary: 'rehearses this environment of the brand' },
      origin: { value: 'https://play.example', summary: 'as for publish' },
      evidence: {
        value: 'DIR',
        offers: 'folders',
        summary: 'a new or empty folder for the report; by default in rehearsals/',
      },
    },
    notes: [
      'Visits pages, languages and themes as a visitor and as a member, with a sandbox.',
      'Needs Chromium. Exits with 1 if the rehearsal fails; nothing is published.',
    ],
    load: async () => (await import('../rehearse/rehearse.ts')).rehearseCommand,
  }),
  releases: defineCommand({
    summary: 'lists releases: who, when, why, what changed',
    args: [],
    options: { out: TARGET },
    load: async () => (await import('../releases/list-releases.ts')).releasesCommand,
  }),
  preview: defineCommand({
    summary: 'serves a release or a draft, for 24 hours',
    args: [{ name: 'RELEASE|BRAND', offers: 'brands' }],
    options: {
      out: { short: 'o', value: 'DIR', offers: 'folders', summary: 'the folder that publish has written' },
      overrides: { value: 'FILE', offers: 'files', summary: 'JSON to merge over the brand.json of BRAND' },
      port: { value: 'N', summary: 'by default a free one' },
    },
    notes: ['Prints a signed address. A draft changes no file, and nothing goes live. Ctrl-C ends it.'],
    load: async () => (await import('../preview.ts')).previewCommand,
  }),
  rollback: defineCommand({
    summary: 'serves an earlier release',
    args: [{ name: 'RELEASE', optional: true }],
    options: {
      ...SWITCH_OPTIONS,
      pin: { summary: 'refuses every publish until the release is unpinned' },
      unpin: { summary: 'allows publishing again; switches nothing' },
    },
    notes: ['Lists what changes and what does not, then serves RELEASE, by default the previous one.'],
    load: async () => (await import('../releases/rollback.ts')).rollbackCommand,
  }),
  undo: defineCommand({
    summary: 'reverts the last publish or rollback',
    args: [],
    options: SWITCH_OPTIONS,
    load: async () => (await import('../releases/rollback.ts')).undoCommand,
  }),
  'canary next': defineCommand({
    summary: 'gives a canary to the next share of visitors',
    args: [],
    options: SWITCH_OPTIONS,
    load: async () => (await import('../releases/canary.ts')).nextCommand,
  }),
  'canary promote': defineCommand({
    summary: 'makes the release of a canary live at once',
    args: [],
    options: SWITCH_OPTIONS,
    load: async () => (await import('../releases/canary.ts')).promoteCommand,
  }),
  'canary abort': defineCommand({
    summary: 'returns all visitors to the live release',
    args: [],
    options: SWITCH_OPTIONS,
    load: async () => (await import('../releases/canary.ts')).abortCommand,
  }),
  'canary watch': defineCommand({
    summary: 'advances or ends a canary by browser reports',
    args: [],
    options: {
      out: TARGET,
      port: { value: 'N', summary: 'the local port to which nginx forwards reports; 4180 by default' },
      reload: { ...COMMANDS.reload, required: true },
      after: COMMANDS.after,
    },
    notes: [
      'Rolls the release back if it is worse than the live one, else goes to the next share. Ends with the canary;',
      'exits with 1 if the release was rolled back.',
    ],
    load: async () => (await import('../releases/watch-canary.ts')).watchCommand,
  }),
  backup: defineCommand({
    summary: 'writes all releases into one file',
    args: [],
    options: {
      out: TARGET,
      to: { value: 'FILE', offers: 'files', required: true, summary: 'the tar archive to write; it must not exist' },
    },
    load: async () => (await import('../releases/backup.ts')).backupCommand,
  }),
  restore: defineCommand({
    summary: 'restores a backup into an empty folder',
    args: [{ name: 'FILE', offers: 'files' }],
    options: { out: { ...OUT, summary: 'the folder to write to; it must be empty' } },
    notes: ['Verifies the hash of every file, then serves the release that was live.'],
    load: async () => (await import('../releases/backup.ts')).restoreCommand,
  }),
};
