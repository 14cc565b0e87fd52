import { join, resolve } from 'node:path';
import { explainFullDisk, isDiskFull } from './full-disk.mjs';
import { endSteps } from './show-step.mjs';

export const print = (text: string): void => void process.stdout.write(text);

/** Prints a message to standard error and exits with status 1. */
export const exitWithError = (why: string): never => {
  endSteps();
  process.stderr.write(`${why}\n`);
  process.exit(1);
};

const DEFAULT_PORT = 4000;

export const parsePort = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= 65_535
    ? port
    : exitWithError(`PORT is "${text}"; write a number from 1 to 65535, such as PORT=${DEFAULT_PORT}.`);
};

/**
 * Returns the options of the sandbox's database: the folder of the embedded database and, if `DATABASE_URL` is set, the URL of the PostgreSQL server
 * that replaces it.
 */
export const databaseOptions = (root: string): { readonly dataDir: string; readonly databaseUrl?: string } => {
  const { DATA_DIR: folder, DATABASE_URL: url } = process.env;
  return {
    dataDir: folder === undefined || folder === '' ? join(root, '.data') : resolve(folder),
    ...(url === undefined || url === '' ? {} : { databaseUrl: url }),
  };
};

/** Returns the absolute path of the brands folder. */
export const brandsFolder = (root: string): string => resolve(root, process.env['BRANDS_DIR'] || 'brands');

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Returns a message that explains why the server could not start and what to do about it. */
export const explainStartError = (error: unknown, port: number): string => {
  if (isDiskFull(error))
    return explainFullDisk(process.env['DATA_DIR'] || '.data', 'set DATA_DIR to a folder on another disk');
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the process that uses it, or use another: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this process has. Use one above 1023: PORT=4000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${process.env['HOST'] ?? ''}", which is not an address of this machine. Leave it out, or write HOST=0.0.0.0.`;
  return error instanceof Error ? error.message : String(error);
};

/**
 * How long running requests have to finish, in milliseconds. The time is short for Ctrl-C, because open pages never
 * close their connections to a development server.
 */
const PATIENCE = { SIGINT: 1000, SIGTERM: 20_000 } as const;

/** On SIGINT or SIGTERM, calls `close` with the time that running requests have to finish, then exits. A second signal exits immediately. */
export const endOnSignals = (close: (patience: number) => Promise<void>): { readonly isEnding: () => boolean } => {
  let isEnding = false;
  const end = (signal: keyof typeof PATIENCE): void => {
    if (isEnding) process.exit(1);
    isEnding = true;
    close(PATIENCE[signal]).then(
      () => process.exit(0),
      (error: unknown) => exitWithError(error instanceof Error ? error.message : String(error)),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return { isEnding: () => isEnding };
};
