import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const at = (path) => fileURLToPath(new URL(path, root));
const STAMP = 'node_modules/.marquee';
const NPM_STAMP = 'node_modules/.package-lock.json';

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');

const isInstalled = (hash) => {
  if (!existsSync(at(NPM_STAMP))) return false;
  if (existsSync(at(STAMP)) && readFileSync(at(STAMP), 'utf8') === hash) return true;
  return !existsSync(at(STAMP)) && statSync(at(NPM_STAMP)).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
};

/** Runs `npm ci` if node_modules does not match the lock file. Plain JavaScript, because it runs before anything is installed. */
export const ensureDependencies = () => {
  const hash = lockHash();
  if (!isInstalled(hash)) {
    // Standard output belongs to the command, which may print JSON.
    process.stderr.write('Installing dependencies (npm ci) ...\n');
    const npm = process.env.npm_execpath;
    const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
    const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: at('.'),
      stdio: ['inherit', process.stderr.fd, 'inherit'],
      shell: npm === undefined && process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'development' },
    });
    if (status !== 0) {
      process.stderr.write(
        'The dependencies could not be installed: see the npm output above. Check the network, then try again.\n',
      );
      process.exit(1);
    }
  }
  if (!existsSync(at(STAMP)) || readFileSync(at(STAMP), 'utf8') !== hash) writeFileSync(at(STAMP), hash);
};
