import { explainFullDisk, isDiskFull } from '../full-disk.mjs';
import type { Finding } from '#schemas/checks/finding.ts';
import { UnknownEnvironmentError } from '#publish/operators/environments/read-environment.ts';
import { BrandRefused } from '#publish/operators/publish/brand-refused.ts';
import { WriteFailed } from '#publish/operators/writes/write-files.ts';
import { WriteBusy } from '#publish/operators/writes/write-system.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

/** Thrown by a command that cannot be carried out. */
export class CommandError extends Error {
  readonly exit: ExitCode;
  /** The kind of error, such as `unknown-brand`, on which tools can rely. */
  readonly code: string;
  readonly findings: readonly Finding[];

  constructor(exit: ExitCode, code: string, message: string, findings: readonly Finding[] = []) {
    super(message);
    this.name = 'CommandError';
    this.exit = exit;
    this.code = code;
    this.findings = findings;
  }
}

/** An error in what the operator has typed. */
export const wrongUsage = (code: string, message: string): CommandError => new CommandError(EXIT.usage, code, message);

/** A refusal: the command is correct, but must not or cannot be carried out. The message contains the remedy. */
export const refused = (code: string, message: string, findings: readonly Finding[] = []): CommandError =>
  new CommandError(EXIT.refused, code, message, findings);

const internal = (error: unknown): CommandError => {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return refused('internal', `This is a fault of Marquee:\n${trace}`);
};

/** Converts any thrown value into the error to print. */
export const commandError = (error: unknown): CommandError => {
  if (error instanceof CommandError) return error;
  const path = error instanceof Error && 'path' in error ? String(error.path) : process.cwd();
  if (error instanceof UnknownEnvironmentError) return wrongUsage('unknown-environment', `${error.message}.`);
  if (error instanceof BrandRefused) return refused(error.code, error.message, error.findings);
  if (error instanceof WriteFailed) return refused('not-written', error.message);
  if (error instanceof WriteBusy) return refused('busy', `${error.message}.`);
  if (isDiskFull(error)) return refused('disk-full', explainFullDisk(path));
  if (error instanceof Error && 'syscall' in error) return refused('system', `${error.message}.`);
  return internal(error);
};
