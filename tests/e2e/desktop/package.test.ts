import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from '../site-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const exec = promisify(execFile);
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

let folder: string;
let workspace: string;

/** Installs the package as npm does, but with links to the repository's packages, because a test has no registry. */
const install = async (tarball: string): Promise<void> => {
  const modules = join(workspace, 'node_modules');
  const marquee = join(modules, 'marquee');
  mkdirSync(marquee, { recursive: true });
  await exec('tar', ['-xzf', tarball, '-C', marquee, '--strip-components=1']);
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  mkdirSync(join(modules, '.bin'));
  chmodSync(join(marquee, 'cli/marquee.mjs'), 0o755);
  symlinkSync('../marquee/cli/marquee.mjs', join(modules, '.bin/marquee'));
};

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-package-'));
  workspace = join(folder, 'work');
  await exec('npm', ['pack', '--pack-destination', folder], { cwd: root });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  await install(join(folder, tarball));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An operator's environment, without this test run's settings. */
const env = { ...process.env, BRANDS_DIR: '', LANGUAGES_DIR: '', LOOKS_DIR: '', DATA_DIR: '', FORCE_COLOR: '' };

const marquee = (...args: readonly string[]) => exec('npx', ['--offline', 'marquee', ...args], { cwd: workspace, env });

/** Requests a host's first page. Does not use `fetch`, which sets the `Host` header itself. */
const documentOf = async (host: string, port: number): Promise<string> => {
  const [response] = (await once(get({ host: '127.0.0.1', port, path: '/', headers: { Host: host } }), 'response')) as [
    IncomingMessage,
  ];
  return text(response);
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

test('the package creates, checks, publishes and serves a brand in an empty folder [operators.cli.package]', async () => {
  test.slow();
  const made = await marquee('new', 'mybrand', '--look', 'fiesta');
  expect(made.stdout).toContain(join(workspace, 'brands/mybrand'));
  const file = join(workspace, 'brands/mybrand/brand.json');
  const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { readonly $schema: string };
  expect(existsSync(join(dirname(file), $schema))).toBe(true);
  expect((await marquee('check')).stdout).toContain('mybrand  clean\n');

  const { stdout } = await marquee('publish', 'mybrand', '--out', 'out', '--json');
  const schema = JSON.parse((await marquee('publish', '--json-schema')).stdout) as object;
  const published = JSON.parse(stdout) as { readonly release: string };
  expect(new Ajv2020({ strict: false }).validate(schema, published)).toBe(true);
  expect(published).toMatchObject({ brand: 'mybrand', languages: ['EN'] });
  expect(existsSync(join(workspace, 'out/releases', published.release))).toBe(true);
  expect(readFileSync(join(workspace, 'out/current/index.html'), 'utf8')).toContain('Mybrand');
  expect(JSON.parse((await marquee('releases', '--out', 'out', '--json')).stdout)).toMatchObject({
    releases: [{ id: published.release, live: true }],
  });

  const port = await freePort();
  const line = ['node_modules/marquee/cli/marquee.mjs', 'serve', '--site-only', '--json', '--port', String(port)];
  const server = spawn(process.execPath, line, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let printed = '';
    for await (const part of server.stdout) {
      printed += String(part);
      if (printed.endsWith('}\n')) break;
    }
    expect(JSON.parse(printed)).toEqual({
      port,
      brands: [{ id: 'mybrand', address: `http://mybrand.localhost:${port}/`, errors: 0 }],
    });
    // The sandbox is off, because creating its database takes long, so a brand without a gateway is only listed.
    expect(await documentOf('localhost', port)).toContain('Mybrand');
  } finally {
    server.kill('SIGKILL');
  }
});
