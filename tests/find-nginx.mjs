import { spawnSync } from 'node:child_process';

const runs = (path) => spawnSync(path, ['-v']).status === 0;

/**
 * Returns the web server that runs the shipped configuration in tests: NGINX_PATH or a system one, or `null` if there is none. If run as root on
 * Debian, installs it.
 */
export const findNginx = () => {
  const found = () =>
    [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
      (path) => path !== undefined && path !== '' && runs(path),
    ) ?? null;
  const at = found();
  if (at !== null || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return at;
  process.stdout.write('installing nginx with apt-get\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore', env });
  if (install().status !== 0) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    install();
  }
  return found();
};
