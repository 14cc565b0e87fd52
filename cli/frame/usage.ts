import type { Argument, Command, Option, Options } from './command.ts';

/** The options that every command has. */
const COMMON_OPTIONS = {
  json: { summary: 'prints the result as JSON' },
  'json-schema': { summary: 'prints the JSON schema of the result' },
  'no-input': { summary: 'never asks' },
  help: { short: 'h', summary: 'describes the command' },
} as const satisfies Options;

/** The options of a command by name, including the common ones. */
export const optionsOf = ({ options }: Command): Options => ({ ...options, ...COMMON_OPTIONS });

/** Whether an option is followed by a value. */
export const takesValue = ({ value, choices }: Option): boolean => value !== undefined || choices !== undefined;

const optionText = (name: string, { value, choices }: Option): string =>
  [`--${name}`, ...(choices === undefined ? (value === undefined ? [] : [value]) : [choices.join('|')])].join(' ');

const argumentText = ({ name, optional, rest, choices }: Argument): string => {
  const text = `${choices?.join('|') ?? name}${rest === true ? ' ...' : ''}`;
  return optional === true ? `[${text}]` : text;
};

/** The arguments as texts; those with the same name are shown once, as `[COMMAND ...]`. */
const argumentsText = (args: readonly Argument[]): readonly string[] =>
  args
    .filter(({ name }, at) => args[at - 1]?.name !== name)
    .map((argument) =>
      argumentText(
        args.filter(({ name }) => name === argument.name).length > 1
          ? { ...argument, name: `${argument.name} ...` }
          : argument,
      ),
    );

/** The arguments and the required options of a command, such as `BRAND --out DIR`. */
export const usageOf = ({ args, options }: Command): string =>
  [
    ...argumentsText(args),
    ...Object.entries(options)
      .filter(([, { required }]) => required)
      .map(([name, option]) => optionText(name, option)),
  ].join(' ');

/** A command as it is typed, with its arguments. */
export const commandLine = (name: string, command: Command): string => `marquee ${name} ${usageOf(command)}`.trim();

const INDENT = 2;
const LEAST_COLUMN = 24;

/** Describes a command with all its options. */
export const describeCommand = (name: string, command: Command): string => {
  const rows = Object.entries(optionsOf(command)).map(
    ([option, details]) =>
      [
        `${details.short === undefined ? '' : `-${details.short}, `}${optionText(option, details)}`,
        details.summary,
      ] as const,
  );
  const indent = ' '.repeat(INDENT);
  const described = rows.flatMap(([option, summary]) =>
    option.length < LEAST_COLUMN
      ? [`${indent}${option.padEnd(LEAST_COLUMN)} ${summary}`]
      : [`${indent}${option}`, `${indent}${' '.repeat(LEAST_COLUMN)} ${summary}`],
  );
  return [
    commandLine(name, command),
    `${indent}${command.summary}`,
    '',
    ...(command.notes ?? []).map((note) => `${indent}${note}`),
    ...described,
    '',
  ].join('\n');
};
