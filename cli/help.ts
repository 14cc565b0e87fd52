import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { implement, type Command, type CommandInput, type Commands } from './frame/command.ts';
import { EXIT, EXIT_MEANINGS } from './frame/exit-codes.ts';
import { describeCommand, optionsOf, usageOf } from './frame/usage.ts';
import { findCommand, groupNames } from './find-command.ts';

const USAGE_WIDTH = 36;

const line = (usage: string, summary: string): string => `  ${usage.padEnd(USAGE_WIDTH - 2)}${summary}`;

/** The commands of a group, such as `language new|check`, on one line; commands without a group each on their own line. */
const overviewLines = (commands: Commands): readonly string[] => {
  const shown = Object.entries(commands).filter(([, { isTool }]) => isTool !== true);
  const groups = [...new Set(shown.map(([name]) => name.split(' ')[0] ?? name))];
  return groups.map((group) => {
    const names = groupNames(commands, group);
    const [name, command] = shown.find(([each]) => each === group || each.startsWith(`${group} `)) ?? [];
    if (name === undefined || command === undefined) return '';
    return names.length === 0
      ? line(`${name} ${usageOf(command)}`, command.summary)
      : line(`${group} ${names.map((each) => each.slice(group.length + 1)).join('|')}`, command.summary);
  });
};

/** The overview, in 80 columns and 24 lines. */
const overview = (commands: Commands): string => {
  const tools = Object.keys(commands).filter((name) => commands[name]?.isTool);
  return [
    'marquee: launch a gaming brand from one JSON file',
    '',
    ...overviewLines(commands),
    '',
    `More: ${tools.join(', ')}`,
    'Every command has --json, --json-schema, --no-input and --help.',
    '',
  ].join('\n');
};

const description = closed({
  name: Type.String(),
  usage: Type.String(),
  summary: Type.String(),
  options: Type.Array(
    closed({
      name: Type.String(),
      value: Type.Union([Type.String(), Type.Null()], {
        description: 'The placeholder of its value; null for a switch.',
      }),
      choices: Type.Array(Type.String()),
      summary: Type.String(),
    }),
  ),
});

const helpSchema = closed({
  commands: Type.Array(description),
  exitCodes: Type.Record(Type.String(), Type.String()),
});

const described = (name: string, command: Command) => ({
  name,
  usage: usageOf(command),
  summary: command.summary,
  options: Object.entries(optionsOf(command)).map(([option, { value = null, choices = [], summary }]) => ({
    name: `--${option}`,
    value: choices.length > 0 ? choices.join('|') : value,
    choices,
    summary,
  })),
});

/** `marquee help [COMMAND]`. */
export const helpCommand = (commands: Commands) =>
  implement(helpSchema, ({ args }: CommandInput<unknown, readonly (string | undefined)[]>) => {
    const words = args.filter((word) => word !== undefined);
    const group = words.length === 1 ? groupNames(commands, words[0] ?? '') : [];
    const names =
      words.length === 0 ? Object.keys(commands) : group.length > 0 ? group : [findCommand(commands, words).name];
    const wanted = Object.entries(commands).filter(([name]) => names.includes(name));
    return {
      exit: EXIT.done,
      result: {
        commands: wanted.map(([name, command]) => described(name, command)),
        exitCodes: EXIT_MEANINGS,
      },
      text:
        words.length === 0
          ? overview(commands)
          : wanted.map(([name, command]) => describeCommand(name, command)).join('\n'),
    };
  });
