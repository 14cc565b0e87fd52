import { printable, type Finding } from '#schemas/checks/finding.ts';
import { commandError, type CommandError } from './command-error.ts';
import type { CommandIo } from './command-io.ts';
import type { Command } from './command.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { checkArguments, parseArguments, withUsage, type ParsedArguments } from './parse-arguments.ts';
import { describeCommand } from './usage.ts';

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const parseOrExplain = (args: readonly string[], name: string, command: Command): ParsedArguments => {
  try {
    const parsed = parseArguments(args, command);
    if (parsed.values['json-schema'] !== true) checkArguments(parsed, command);
    return parsed;
  } catch (error) {
    throw withUsage(error, name, command);
  }
};

const findingLine = ({ level, file, pointer, message, remedy }: Finding): string => {
  const place = `${printable(file, 300)}${pointer === '' ? '' : `#${printable(pointer, 200)}`}`;
  return `  ${level.padEnd(7)}  ${place}: ${message}; ${remedy}`;
};

/** The text of an error with its findings. */
export const failureText = ({ message, findings }: CommandError): string =>
  findings.length === 0 ? `${message}\n` : [message.replace(/\.$/, ':'), ...findings.map(findingLine), ''].join('\n');

/** Prints an error to standard error and, with `--json`, as a document to standard output. */
export const printFailure = (failure: CommandError, io: CommandIo, isJson: boolean): void => {
  const { code, message, findings } = failure;
  io.error(failureText(failure));
  if (isJson) io.out(jsonText({ error: { code, message, findings } }));
};

/**
 * Runs a command with the arguments typed after its name. Prints its text. With `--json`, prints its result or error as
 * one JSON document, and everything else to standard error. Resolves to the exit code.
 */
export const executeCommand = async (
  name: string,
  command: Command,
  typed: readonly string[],
  io: CommandIo,
): Promise<ExitCode> => {
  if (typed.some((argument) => argument === '--help' || argument === '-h')) {
    io.out(describeCommand(name, command));
    return EXIT.done;
  }
  // Not taken from the parsed options, so that errors in the options are printed as JSON too.
  const isJson = typed.includes('--json');
  try {
    const { values, args } = parseOrExplain(typed, name, command);
    const implementation = await command.load();
    if (values['json-schema'] === true) {
      const { documentSchema } = await import('./result-schema.ts');
      io.out(jsonText(documentSchema(implementation.schema)));
      return EXIT.done;
    }
    const asked = isJson || values['no-input'] === true ? null : io.ask;
    const { exit, result, text, until } = await implementation.run({
      values,
      args,
      io: { ...io, ask: asked, ...(isJson && { out: io.error, colour: false }) },
    });
    io.out(isJson ? jsonText(result) : text);
    await until;
    return exit;
  } catch (error) {
    const failure = commandError(error);
    printFailure(failure, io, isJson);
    return failure.exit;
  }
};
