import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ChildServer {
  readonly port: number;
  readonly end: () => void;
}

/** Runs a script of this folder in a child process and waits until the script reports its port. */
export const startChildServer = async (script: string, args: readonly string[]): Promise<ChildServer> => {
  const child: ChildProcess = fork(fileURLToPath(new URL(script, import.meta.url)), [...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${String(code)}`);
  });
  gone.catch(() => undefined);
  const [port] = (await Promise.race([once(child, 'message'), gone])) as [number];
  return { port, end: () => void child.kill() };
};
