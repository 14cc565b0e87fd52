import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Beside {
  readonly port: number;
  readonly end: () => void;
}

/** Runs a script of this folder as a process beside this one, until it says on which port it answers. */
export const startBeside = async (script: string, args: readonly string[]): Promise<Beside> => {
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
