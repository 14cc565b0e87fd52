import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { holdsDatabase } from '#sandbox/db/open-database.ts';

export interface PrepareOptions {
  /** The folder of the embedded database. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The first merchant's code, or `null` if no brand needs one. */
  readonly merchant: string | null;
  readonly people: boolean;
}

/**
 * Creates the embedded database and its first merchant if they do not exist yet. This runs in a child process, so that
 * its 800 MB of memory are freed when it exits. Never rejects, because the server opens the database next and reports
 * any failure.
 */
export const prepareSandbox = async (options: PrepareOptions, progress: (step: string) => void): Promise<void> => {
  if (options.databaseUrl !== undefined || holdsDatabase(options.dataDir)) return;
  progress('Creating the database');
  const script = fileURLToPath(new URL('../dist/cli/create-database.js', import.meta.url));
  await new Promise((resolve) => {
    spawn(process.execPath, [script, JSON.stringify(options)], { stdio: ['inherit', process.stderr.fd, 'inherit'] })
      .once('error', resolve)
      .once('exit', resolve);
  });
};
