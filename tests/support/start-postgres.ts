import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders where Debian, Homebrew and Postgres.app install the server's programs; `pg_config` finds all others. */
const FOLDERS = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];

/** Returns the folder with `initdb` and `postgres`, or `null` if no server is installed. */
const findPostgres = (): string | null => {
  const known = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
      .map((version) => join(folder, version, 'bin')),
  );
  try {
    known.push(
      execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim(),
    );
  } catch {
    // Without pg_config, only the usual folders are searched.
  }
  return known.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
};

/** Returns whether `startPostgres` can find a server to start. */
export const isPostgresInstalled = (): boolean => findPostgres() !== null;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port is free')),
      );
    });
  });

/** PostgreSQL refuses to run as root, so root starts it as the package's user. */
const asServerUser = (folder: string): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']).toString()));
  chownSync(folder, uid ?? 0, gid ?? 0);
  return { ...(uid === undefined ? {} : { uid }), ...(gid === undefined ? {} : { gid }) };
};

export interface PostgresServer {
  readonly url: string;
  /** Kills the server as a crash would: it finishes no transaction and writes nothing more. */
  readonly crash: () => Promise<void>;
  /** Starts the server again on the same port, with all committed data. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a separate PostgreSQL server in a new folder, with durable commits, on loopback. Throws if none is installed. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is not installed: install its server package, such as postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  const user = asServerUser(folder);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'marquee', '--auth=trust', '--encoding=UTF8', '--locale=C'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const isReady = (): boolean => {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  /** Starts the server and resolves to a function that stops it with a signal. */
  const start = async (): Promise<(signal: 'SIGINT' | 'SIGQUIT') => Promise<void>> => {
    const launch = () =>
      spawn(
        join(bin, 'postgres'),
        ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=60'],
        { ...user, cwd: folder, stdio: 'ignore' },
      );
    let server = launch();
    for (const until = Date.now() + 30_000; !isReady();) {
      if (Date.now() > until) throw new Error('PostgreSQL did not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
      // After a crash, the server refuses to start until the last process of the crashed one has ended.
      if (server.exitCode !== null) server = launch();
    }
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    return (signal) => {
      server.kill(signal);
      return ended;
    };
  };
  let end = await start();
  return {
    url: `postgres://marquee@127.0.0.1:${port}/postgres`,
    crash: () => end('SIGQUIT'),
    restart: async () => {
      end = await start();
    },
    close: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
