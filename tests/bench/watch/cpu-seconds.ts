import { runChild } from './children.ts';

/** `0m1.50s` of the shell's `times`, in seconds. */
const secondsOf = ([, minutes, seconds]: RegExpMatchArray): number => Number(minutes) * 60 + Number(seconds);

/** What the shell's `times` prints last: the user and system time of its children, in seconds together. */
export const childSeconds = (printed: string): number => {
  const times = [...(printed.trimEnd().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (times.length !== 2) throw new Error('the shell did not print the time of its children');
  return times.map(secondsOf).reduce((sum, seconds) => sum + seconds, 0);
};

/** Runs a script of Node in a folder; returns the CPU seconds of it and its child processes. Node itself cannot tell. */
export const cpuSeconds = async (folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  childSeconds(
    await runChild('sh', ['-c', '"$@" || exit; times', 'sh', process.execPath, ...args], {
      cwd: folder,
      env: { ...env, LC_ALL: 'C' },
    }),
  );
