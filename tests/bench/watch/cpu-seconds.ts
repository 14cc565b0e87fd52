import { runChild } from './children.ts';

/** Converts a time such as `0m1.50s`, from the shell's `times`, to seconds. */
const secondsOf = ([, minutes, seconds]: RegExpMatchArray): number => Number(minutes) * 60 + Number(seconds);

/** Reads the last line of the shell's `times`: the user and system time of its child processes, summed up in seconds. */
export const childSeconds = (printed: string): number => {
  const times = [...(printed.trimEnd().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (times.length !== 2) throw new Error('the shell did not print the time of its children');
  return times.map(secondsOf).reduce((sum, seconds) => sum + seconds, 0);
};

/** Runs a Node script in a folder and returns the CPU seconds of the script and its child processes. Node itself cannot measure these. */
export const cpuSeconds = async (folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  childSeconds(
    await runChild('sh', ['-c', '"$@" || exit; times', 'sh', process.execPath, ...args], {
      cwd: folder,
      env: { ...env, LC_ALL: 'C' },
    }),
  );
