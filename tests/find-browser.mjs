import { execFileSync, spawnSync } from 'node:child_process';
import { installedBrowser, SHELL } from '../cli/installed-browser.mjs';

export { installedBrowser };

/** Installs the headless shell, which is a separate package in Debian but missing in Ubuntu. */
const installByApt = ({ orChromium }) => {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
  if (asRoot === null) return;
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status;
  };
  process.stdout.write('installing Chromium with apt-get\n');
  const install = (...packages) => apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  apt('update', '-q');
  install('fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk');
  if (install('chromium-headless-shell') !== 0 && orChromium) install('chromium');
};

/** Downloads Playwright's own Chromium with `run`, which throws on failure. */
export const installOwn = (
  run = () =>
    execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' }),
) => {
  try {
    run();
  } catch (error) {
    throw new Error(
      'There is no Chromium, and none could be downloaded: see above. Check the network, or install Chromium yourself and name it: CHROMIUM_PATH=/path/to/chromium npm test',
      { cause: error },
    );
  }
};

/**
 * Returns the browser that tests run in: CHROMIUM_PATH, a system one, or one from apt-get; `null` means Playwright's own. For root, as in a
 * container, the headless shell is installed even if there is another browser.
 */
export const findBrowser = () => {
  const at = installedBrowser();
  const isRoot = process.getuid?.() === 0;
  if (at !== null && (at === SHELL || process.env.CHROMIUM_PATH || !isRoot)) return at;
  installByApt({ orChromium: at === null });
  const installed = installedBrowser();
  if (installed !== null) return installed;
  process.stdout.write("installing Playwright's own Chromium\n");
  installOwn();
  return null;
};
