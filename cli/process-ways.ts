import { join, resolve } from 'node:path';

export const say = (text: string): void => void process.stdout.write(text);

/** Says why on standard error and ends the process with status 1. */
export const endWith = (why: string): never => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
};

const DEFAULT_PORT = 4000;

export const portFrom = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= 65_535
    ? port
    : endWith(`PORT is "${text}"; write a number from 1 to 65535, such as PORT=${DEFAULT_PORT}.`);
};

/** Where the embedded database stands, and the server that stands in for it. */
export const databasePlace = (root: string): { readonly dataDir: string; readonly databaseUrl?: string } => {
  const { DATA_DIR: folder, DATABASE_URL: url } = process.env;
  return {
    dataDir: folder === undefined || folder === '' ? join(root, '.data') : resolve(folder),
    ...(url === undefined || url === '' ? {} : { databaseUrl: url }),
  };
};

/** The folder of the brands. */
export const brandsPlace = (root: string): string => resolve(root, process.env['BRANDS_DIR'] || 'brands');

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What kept the server from starting, and what to do about it. */
export const explainStart = (error: unknown, port: number): string => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. End what listens there, or take another: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this process has. Take one above 1023: PORT=4000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${process.env['HOST'] ?? ''}", which is no address of this machine. Leave it out, or write HOST=0.0.0.0.`;
  return error instanceof Error ? error.message : String(error);
};

/** Closes what is open when the process is asked to end; a second signal ends it at once. */
export const closeOnSignals = (close: () => Promise<void>): void => {
  let closing = false;
  const end = (): void => {
    if (closing) process.exit(1);
    closing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => endWith(error instanceof Error ? error.message : String(error)),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};
