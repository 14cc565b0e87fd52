import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { killChild, startChild } from './children.ts';

export interface RunningSite {
  readonly port: number;
  /** Milliseconds from the start of the process until it first answered the home page of the first brand. */
  readonly readyMs: number;
  /** Waits until every brand is served. */
  readonly allReady: () => Promise<void>;
  /** Returns the resident memory of the process and its children, in bytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Sends the host as a header, because Node does not resolve `*.localhost`. */
const isServed = (port: number, brand: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, agent: false, headers: { Host: `${brand}.localhost:${port}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });

/** Infrequent enough not to slow down the start. */
const LOOK_MS = 25;
const LONGEST_START_MS = 240_000;
const LONGEST_STOP_MS = 10_000;

export const brandsOf = (root: string): readonly string[] =>
  readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Sums the bytes of a process and its descendants, from lines of `ps -A -o pid=,ppid=,rss=`. */
export const memoryOf = (pid: number, lines: string): number => {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sumOf = (wanted: number): number =>
    rows
      .filter(([one, parent]) => one === wanted || parent === wanted)
      .reduce((sum, [one = 0, , kilobytes = 0]) => sum + (one === wanted ? kilobytes * 1024 : sumOf(one)), 0);
  return sumOf(pid);
};

/** Runs `npm start` in a built checkout, with its database in `dataDir`. */
export const startSite = async (root: string, dataDir: string): Promise<RunningSite> => {
  const port = await freePort();
  const started = performance.now();
  const child = startChild(process.execPath, [join(root, 'cli/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...Object.fromEntries(['HOST', 'BRANDS_DIR', 'DATABASE_URL', 'NODE_ENV'].map((name) => [name, ''])),
    },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const closed = once(child, 'close');

  const untilServed = async (brand: string): Promise<void> => {
    while (!(await isServed(port, brand))) {
      if (child.exitCode !== null || performance.now() - started > LONGEST_START_MS) {
        killChild(child);
        throw new Error(`The site did not start:\n${Buffer.concat(printed).toString().slice(-2000)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const brands = brandsOf(root);
  await untilServed(brands.includes('perya') ? 'perya' : (brands[0] ?? ''));
  return {
    port,
    readyMs: performance.now() - started,
    allReady: async () => {
      for (const brand of brands) await untilServed(brand);
    },
    memory: () => memoryOf(child.pid ?? 0, execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })),
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killChild(child), LONGEST_STOP_MS);
      await closed;
      clearTimeout(timer);
    },
  };
};
