import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

/** Kills a child and the processes that it started. */
export const killChild = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
};

/** Starts a process in its own process group, which is killed when this process ends at the latest. */
export const startChild = (command: string, args: readonly string[], options: SpawnOptions): ChildProcess => {
  const child = spawn(command, [...args], { ...options, detached: process.platform !== 'win32' });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
};

export const killChildren = (): void => running.forEach(killChild);

/** Runs a command to its end and returns its output. Rejects with the last lines of the output if the command fails. */
export const runChild = async (command: string, args: readonly string[], options: SpawnOptions): Promise<string> => {
  const child = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  const text = Buffer.concat(printed).toString();
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${String(code)}:\n${text.slice(-2000)}`);
  return text;
};
