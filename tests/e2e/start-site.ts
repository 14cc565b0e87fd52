import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFolders } from '#publish/languages/check-folders.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { SAMPLE_LANGUAGES } from '#storybook/sample-languages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_START_MS = 300_000;

/** Copies of sample brands, each with its own id and merchant: the sample brand's id, keyed by the copy's id. */
type Copies = Readonly<Record<string, string>>;

const TRIAL_BRANDS: Copies = {
  'shut-desktop': 'perya',
  'shut-phone': 'perya',
  'blocked-desktop': 'perya',
  'blocked-phone': 'perya',
  'barrier-desktop': 'perya',
  'barrier-phone': 'perya',
  'captcha-desktop': 'perya',
  'captcha-phone': 'perya',
};

/** Returns whether a host's site is up, which means that its merchant has been seeded. Node does not resolve `*.localhost`. */
const isOpen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, headers: { Host: `${host}:${port}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port is free')),
      );
    });
  });

/** Writes the sample brands, and copies of some for tests that shut down a platform. */
const writeBrands = (folder: string, copies: Copies): void => {
  cpSync(join(root, 'brands'), folder, { recursive: true });
  for (const [id, model] of Object.entries(copies)) {
    cpSync(join(root, 'brands', model), join(folder, id), { recursive: true });
    const file = join(folder, id, 'brand.json');
    const brand = JSON.parse(readFileSync(file, 'utf8')) as { merchant: object };
    writeFileSync(
      file,
      JSON.stringify({ ...brand, id, hosts: [`${id}.localhost`], merchant: { ...brand.merchant, id, code: id } }),
    );
  }
};

/** Writes pseudo-languages to files, so that test brands can offer them like any other language. */
const writePseudoLanguages = (folder: string): void => {
  for (const [code, { draft, valid }] of checkFolders(folder).languages) {
    if (draft.file?.pseudo !== true) continue;
    for (const [namespace, texts] of valid) {
      const file = join(folder, code, `${namespace}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(texts));
    }
    writeFileSync(join(folder, code, 'language.json'), JSON.stringify({ ...draft.file, pseudo: undefined }));
  }
};

/** Writes the product's languages, and some without texts for a test with many languages. */
const writeLanguages = (folder: string): void => {
  cpSync(join(root, 'languages'), folder, { recursive: true });
  writePseudoLanguages(folder);
  const english = JSON.parse(readFileSync(join(folder, BASE_LANGUAGE, 'language.json'), 'utf8')) as object;
  for (const { code, ...file } of SAMPLE_LANGUAGES) {
    if (existsSync(join(folder, code))) continue;
    mkdirSync(join(folder, code));
    writeFileSync(
      join(folder, code, 'language.json'),
      JSON.stringify({ ...english, ...file, fallback: BASE_LANGUAGE }),
    );
  }
};

/** Starts the built site with its own database; returns the function that stops it. */
export const startSiteWith = async (copies: Copies): Promise<() => Promise<void>> => {
  if (!existsSync(join(root, 'dist/stamp'))) throw new Error('the site is not built: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-'));
  const brandsDir = join(folder, 'brands');
  writeBrands(brandsDir, copies);
  const languagesDir = join(folder, 'languages');
  writeLanguages(languagesDir);
  const port = await freePort();
  // The quick run does not build stories.
  for (const name of ['dist', 'storybook-static'].filter((name) => existsSync(join(root, name))))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'sandbox', 'looks', 'package.json'])
    symlinkSync(join(root, name), join(folder, name));
  const server = spawn(
    process.execPath,
    ['--input-type=module', '-e', "const { serve } = await import('./dist/cli/serve.js'); await serve([], 0);"],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        BRANDS_DIR: brandsDir,
        LANGUAGES_DIR: languagesDir,
        DATABASE_URL: '',
      },
    },
  );
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));

  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = async (): Promise<boolean> => {
    for (const id of ['perya', ...Object.keys(copies)]) if (!(await isOpen(port, `${id}.localhost`))) return false;
    return true;
  };
  const until = Date.now() + LONGEST_START_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`the site did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.env.SITE_PORT = String(port);
  process.env.SITE_BRANDS = brandsDir;
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  return stop;
};

/** Starts the site once for all tests. */
const startSite = (): Promise<() => Promise<void>> => startSiteWith(TRIAL_BRANDS);

export default startSite;
