import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from './site-test.ts';

/** Listens on a free port and returns it. */
export const listenAnywhere = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** Sends a request to a local port, by default with Perya's host. */
export const ask = (port: number, path: string, headers: Record<string, string> = {}, body: string | null = null) =>
  new Promise<{ readonly status: number; readonly body: string }>((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === null ? 'GET' : 'POST',
        headers: { Host: 'perya.localhost', ...headers },
        agent: false,
      },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      },
    )
      .on('error', reject)
      .end(body ?? undefined);
  });

export interface Served {
  readonly port: number;
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts the built server in its own process, with the brand `perya` connected to this test's gateway. */
export const startBuilt = async (
  folder: string,
  gateway: number,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Served> => {
  cpSync('brands/perya', join(folder, 'brands/perya'), { recursive: true });
  const file = join(folder, 'brands/perya/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { readonly platform: object };
  writeFileSync(
    file,
    JSON.stringify({ ...brand, platform: { ...brand.platform, origin: `http://localhost:${gateway}` } }),
  );
  const code = `const { serve } = await import(${JSON.stringify(join(process.cwd(), 'dist/cli/serve.js'))}); await serve(${JSON.stringify(args)}, 0);`;
  const probe = createServer();
  const port = await listenAnywhere(probe);
  await new Promise((resolve) => probe.close(resolve));
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BRANDS_DIR: join(folder, 'brands'),
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { port, child, said: () => said, ended };
};

/** Like `startBuilt`, but waits until the server is ready. If it exits before that, throws its output. */
export const serveBuilt = async (...start: Parameters<typeof startBuilt>): Promise<Served> => {
  const served = await startBuilt(...start);
  const ready = async (): Promise<number> => {
    if (served.child.exitCode !== null) throw new Error(`The server has ended: ${served.said()}`);
    return ask(served.port, '/readyz').then(
      ({ status }) => status,
      () => 0,
    );
  };
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  return served;
};
