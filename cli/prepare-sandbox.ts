import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { holdsDatabase } from '#sandbox/db/open-database.ts';
import { print } from './process.ts';

export interface PrepareOptions {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The first merchant's code; null where no brand needs one. */
  readonly merchant: string | null;
  readonly people: boolean;
}

/**
 * Creates the embedded database, where there is none yet, and its first merchant in a process of its own: the 800 MB that this takes are given back
 * when it ends. A failure is left to the server, which then opens the database itself and says what is wrong.
 */
export const prepareSandbox = async (options: PrepareOptions): Promise<void> => {
  if (options.databaseUrl !== undefined || holdsDatabase(options.dataDir)) return;
  print('Creating the database ...\n');
  const script = fileURLToPath(new URL('../dist/cli/create-database.js', import.meta.url));
  await new Promise((resolve) => {
    fork(script, [JSON.stringify(options)])
      .once('error', resolve)
      .once('exit', resolve);
  });
};
