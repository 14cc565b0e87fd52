import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '#schemas/brand.ts';
import type { RehearsalSandboxOptions } from './rehearsal-sandbox.ts';

export interface StartedSandbox {
  /** Resolves to the port of the sandbox's process once it is ready. Rejects if the process ends before that. */
  readonly port: Promise<number>;
  /** Returns what the process has printed to standard error. */
  readonly errors: () => string;
  /** Ends the process and removes its database. */
  readonly end: () => Promise<void>;
}

export interface SandboxRequest {
  /** The hosts on which the browser visits the brand. */
  readonly hosts: readonly string[];
  /** The port that the browser uses. */
  readonly port: number;
}

/** Starts a sandbox with its own database in a child process, to rehearse a brand. The brand's gateway is removed, so that it is never called. */
export const startSandbox = (brand: Brand, { hosts, port }: SandboxRequest): StartedSandbox => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-rehearsal-'));
  writeFileSync(
    join(folder, 'brand.json'),
    JSON.stringify({ ...brand, hosts, platform: { ...brand.platform, origin: null } }),
  );
  const options: RehearsalSandboxOptions = { folder, port };
  const script = fileURLToPath(new URL('../../dist/cli/rehearsal-sandbox.js', import.meta.url));
  const child = fork(script, [JSON.stringify(options)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { readonly port: number }).port)); // sent by `rehearsal-sandbox.ts`
    void ended.then(() => reject(new Error(`the sandbox did not start: ${printed}`)));
  });
  return { port: answers, errors: () => printed, end };
};
