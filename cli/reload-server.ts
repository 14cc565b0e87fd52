import { spawnSync } from 'node:child_process';

export interface ReloadFacts {
  /** The configuration files that differ from those of the previous release, so that nginx must be reloaded. */
  readonly changed: readonly string[];
  /** The shell command passed with `--reload`. */
  readonly command: string | undefined;
}

export interface Reload {
  /** The line to print: what was done, or what the operator still has to do. */
  readonly text: string;
  /** Whether nginx was reloaded. */
  readonly isReloaded: boolean;
  readonly isFailed: boolean;
}

/**
 * Runs the operator's reload command if the nginx configuration has changed. Without a command, the returned text says
 * that nginx must be reloaded. The command's output goes to standard error, because standard output may be JSON.
 */
export const reloadServer = ({ changed, command }: ReloadFacts): Reload => {
  if (changed.length === 0)
    return { text: 'no reload needed: the configuration has not changed', isReloaded: false, isFailed: false };
  const names = changed.join(', ');
  if (command === undefined)
    return {
      text: `must be reloaded now: ${names} changed; --reload "<command>" does it`,
      isReloaded: false,
      isFailed: false,
    };
  const { status, signal, error } = spawnSync(command, {
    shell: true,
    stdio: ['inherit', process.stderr.fd, 'inherit'],
  });
  if (status === 0) return { text: `reloaded with ${command}: ${names} changed`, isReloaded: true, isFailed: false };
  const end = error?.message ?? `ended with ${status ?? signal ?? 'nothing'}`;
  return {
    text: `NOT reloaded: ${command} ${end}. nginx serves the previous release until it is reloaded: ${names} changed`,
    isReloaded: false,
    isFailed: true,
  };
};
