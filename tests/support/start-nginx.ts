import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Returns a free port on the loopback address. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

export interface NginxStart {
  /** The nginx to run. */
  readonly nginx: string;
  /** The folder for its configuration, `nginx.conf`, and for everything that it writes. */
  readonly folder: string;
  /** Site configurations to include inside `http`. They are served only over IPv4, because not every machine has IPv6. */
  readonly sites: readonly string[];
  /** Rejects until nginx responds. */
  readonly ask: () => Promise<unknown>;
}

const TRIES = 200;

/** Repeats a request until it succeeds. Rejects with its error after the last attempt. */
const untilAnswered = async (ask: () => Promise<unknown>): Promise<void> => {
  for (let tries = 1; ; tries += 1)
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await delay(50);
    }
};

/** Starts nginx with the given sites; resolves to a function that stops it. */
export const startNginx = async ({ nginx, folder, sites, ask }: NginxStart): Promise<() => Promise<void>> => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off;\npid ${folder}/pid;\nerror_log stderr warn;\nworker_processes 1;\nevents { }\nhttp {\naccess_log off;`,
      ...temporary,
      ...sites.map((site) => site.replaceAll(/^ *listen \[::\].*\n/gm, '')),
      '}',
    ].join('\n'),
  );
  const running = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await untilAnswered(ask);
  return async () => {
    const ended = new Promise((resolve) => running.once('close', resolve));
    running.kill('SIGTERM');
    await ended;
  };
};
