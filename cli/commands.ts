import { BRAND_COMMANDS } from './commands/brand-commands.ts';
import { LANGUAGE_COMMANDS } from './commands/language-commands.ts';
import { RELEASE_COMMANDS } from './commands/release-commands.ts';
import { defineCommand, type Commands } from './frame/command.ts';

/** All commands by name, in the order in which operators need them. */
export const COMMANDS: Commands = {
  ...BRAND_COMMANDS,
  ...RELEASE_COMMANDS,
  ...LANGUAGE_COMMANDS,
  serve: defineCommand({
    summary: 'serves the brands and a sandbox',
    args: [],
    options: {
      port: { value: 'N', summary: 'by default PORT or 4000' },
      production: { summary: 'turns off developer pages and sample accounts' },
      'site-only': { summary: 'serves without the sandbox' },
    },
    notes: ['Serves http://BRAND.localhost:4000/ until Ctrl-C. Data is kept in .data, unless DATA_DIR names a folder.'],
    load: async () => (await import('./serve.ts')).serveCommand,
  }),
  openapi: defineCommand({
    summary: "prints the platform's calls as OpenAPI 3.1",
    args: [],
    options: {},
    notes: ['A build writes the same to dist/openapi.json.'],
    isTool: true,
    load: async () => (await import('./openapi.ts')).openapiCommand,
  }),
  completions: defineCommand({
    summary: 'prints completions for a shell',
    args: [{ name: 'SHELL', choices: ['bash', 'zsh', 'fish'] }],
    options: {},
    notes: ['source <(marquee completions bash)    in .bashrc; commands, options and values are offered'],
    isTool: true,
    load: async () => (await import('./completions.ts')).completionsCommand(COMMANDS),
  }),
  help: defineCommand({
    summary: 'describes a command with its options',
    args: [
      { name: 'COMMAND', optional: true, offers: 'commands' },
      { name: 'COMMAND', optional: true, offers: 'commands' },
    ],
    options: {},
    load: async () => (await import('./help.ts')).helpCommand(COMMANDS),
  }),
};
