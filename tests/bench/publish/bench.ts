import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { productLanguages } from '#publish/languages/languages.ts';
import { print, printTargets } from '../figures.ts';
import { folderSize } from './folder-size.ts';
import { writeRandomBrands } from './random-brands.ts';

const HELP = `npm run bench:publish -- [--brands=1000] [--files=3]

Makes random brands, builds the site once, and publishes all brands for the Node server with one command. Prints the time and the space (beyond
its pictures) that each brand takes, and how many times faster this is than a build per brand. Then publishes some brands as static files.
Do not use the machine during the run. Exit code: 0 if all limits are met, 1 if one is missed.
`;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The limits per brand for the Node server: milliseconds, kilobytes, and how many times faster than a build a publish must be. */
const MOST_MS = 30;
const MOST_KB = 60;
const LEAST_RATIO = 300;
/** The limits per brand as static files. */
const MOST_STATIC_MS = 1000;
const MOST_STATIC_KB = 1000;

/** Runs a Node script, and returns how many milliseconds it took. Throws if it fails. */
const timed = (args: readonly string[], env: Readonly<Record<string, string>> = {}): number => {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`);
  return performance.now() - started;
};

/** Whether a path is not counted: pictures, files of the build, and the folders of the store, which all brands share. */
const isShared = (path: string): boolean => /\/(?:assets|brand)\/|\/store\/[0-9a-f]{2}$/.test(path);

const main = (count: number, staticCount: number): boolean => {
  productLanguages.all();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-publish-'));
  try {
    const publish = (brands: number, kind: 'server' | 'files') => {
      const [brandsDir, out] = [join(folder, `${kind}-brands`), join(folder, kind)];
      writeRandomBrands(brandsDir, brands);
      const args = ['cli/marquee.mjs', 'publish', '--all', '--for', kind, '--out', out, '--json'];
      const ms = timed(args, { BRANDS_DIR: brandsDir }) / brands;
      return { ms, kB: folderSize(out, isShared).counted / brands / 1000 };
    };
    print('Building the site ...');
    const buildMs = timed(['cli/build.mjs']);
    print(`Publishing ${count} brands for the Node server ...`);
    const served = publish(count, 'server');
    print(`Publishing ${staticCount} brands as static files ...`);
    const files = publish(staticCount, 'files');
    print(
      `\na build takes ${(buildMs / 1000).toFixed(1)} s, ${(buildMs / served.ms).toFixed(0)} times as long as publishing a brand\n`,
    );
    return printTargets([
      { words: 'for the Node server, ms a brand', value: served.ms, most: MOST_MS },
      { words: 'for the Node server, kB a brand beyond its pictures', value: served.kB, most: MOST_KB },
      { words: 'share of the time of a build', value: served.ms / buildMs, most: 1 / LEAST_RATIO },
      { words: 'as static files, ms a brand', value: files.ms, most: MOST_STATIC_MS },
      { words: 'as static files, kB a brand beyond pictures and build', value: files.kB, most: MOST_STATIC_KB },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    brands: { type: 'string', default: '1000' },
    files: { type: 'string', default: '3' },
  },
});
if (values.help) process.stdout.write(HELP);
else process.exitCode = main(Number(values.brands), Number(values.files)) ? 0 : 1;
