import { parseArgs, type ParseArgsConfig } from 'node:util';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import { CommandError, wrongUsage } from './command-error.ts';
import type { Argument, Command, Option, Options } from './command.ts';
import { commandLine, optionsOf, takesValue } from './usage.ts';

type ParserOptions = NonNullable<ParseArgsConfig['options']>;

const parserOptions = (options: Options): ParserOptions =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      {
        type: takesValue(option) ? 'string' : 'boolean',
        ...(option.short !== undefined && { short: option.short }),
        ...(option.multiple && { multiple: true }),
      } as const,
    ]),
  );

/** Throws if the value of an option or argument is not one of the choices. */
const checkChoice = (name: string, value: unknown, choices: readonly string[] | undefined): void => {
  if (choices === undefined || typeof value !== 'string' || choices.includes(value)) return;
  const meant = closestMatch(value, choices);
  throw wrongUsage(
    'unknown-value',
    `${name} is ${printableJson(value)}; ${meant === null ? `write one of ${choices.join(', ')}.` : `did you mean ${meant}?`}`,
  );
};

const checkOptions = (
  given: readonly { readonly name: string; readonly rawName: string }[],
  options: Options,
): void => {
  const unknown = given.find(({ name }) => !Object.hasOwn(options, name));
  if (unknown === undefined) return;
  const meant = closestMatch(unknown.name, Object.keys(options));
  throw wrongUsage(
    'unknown-option',
    `There is no option ${printableJson(unknown.rawName)}${meant === null ? '.' : `; did you mean --${meant}?`}`,
  );
};

const parse = (args: readonly string[], options: Options) => {
  const config = { args: [...args], options: parserOptions(options), allowPositionals: true, tokens: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false });
  checkOptions(
    tokens.filter((token) => token.kind === 'option'),
    options,
  );
  try {
    return parseArgs({ ...config, strict: true });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw wrongUsage('missing-value', error.message);
    throw error;
  }
};

/** The arguments typed after a command's name. */
export interface ParsedArguments {
  readonly values: Readonly<Record<string, unknown>>;
  readonly args: readonly (string | undefined)[];
}

const optionValue = (given: unknown, option: Option): unknown =>
  given ?? (takesValue(option) ? (option.multiple ? [] : undefined) : false);

/** Throws for an unknown option, or for an option without its value. */
export const parseArguments = (args: readonly string[], command: Command): ParsedArguments => {
  const options = optionsOf(command);
  const { values, positionals } = parse(args, options);
  return {
    values: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, optionValue(values[name], option)]),
    ),
    args: positionals,
  };
};

const missing = (args: readonly (string | undefined)[], known: readonly Argument[]): string | undefined =>
  known.find(({ optional }, at) => optional !== true && args[at] === undefined)?.name;

/** Throws for a missing argument or option, for an extra argument, or for a value that is not among the choices. */
export const checkArguments = ({ values, args }: ParsedArguments, { args: known, options }: Command): void => {
  const absent =
    missing(args, known) ??
    Object.entries(options)
      .filter(([name, { required }]) => required && values[name] === undefined)
      .map(([name]) => `--${name}`)[0];
  if (absent !== undefined) throw wrongUsage('missing-argument', `${absent} is missing.`);
  if (args.length > known.length && known.at(-1)?.rest !== true)
    throw wrongUsage('extra-argument', `${printableJson(args[known.length])} is one argument too many.`);
  for (const [at, { name, choices }] of known.entries()) checkChoice(name, args[at], choices);
  for (const [name, { choices }] of Object.entries(options)) checkChoice(`--${name}`, values[name], choices);
};

/** Adds the usage of a command to an error about its arguments. */
export const withUsage = (error: unknown, name: string, command: Command): unknown =>
  error instanceof CommandError
    ? new CommandError(
        error.exit,
        error.code,
        `${error.message}\nUsage: ${commandLine(name, command)}; marquee help ${name} lists the options`,
      )
    : error;
