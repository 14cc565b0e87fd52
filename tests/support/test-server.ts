import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Brand } from '#schemas/brand.ts';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import { TEST_ASSETS, TEST_SVG, testBrand } from './test-brand.ts';
import { createBrandRegistry, type BrandRegistry, type BrandRegistryOptions } from '#publish/server/brand-registry.ts';
import { SILENT_LOG } from '#publish/server/server-log.ts';
import { createSiteServer, type SiteServerOptions } from '#publish/server/site-server.ts';

const script = new TextEncoder().encode('export const a = 1;\n'.repeat(200));

/** Creates a minimal build for tests: one script, and a page that prints the values it was rendered with. */
export const testBuild = (over: Partial<SiteBuild> = {}): SiteBuild => ({
  id: 'build1',
  entry: () => Promise.resolve({ scripts: ['/assets/entry.js'], styles: ['/assets/entry.css'], preloads: [] }),
  files: new Map([
    [
      '/assets/entry.css',
      {
        type: 'text/css; charset=utf-8',
        read: (variant) => Promise.resolve(variant === 'plain' ? new TextEncoder().encode('body{margin:0}') : null),
      },
    ],
    [
      '/assets/entry.js',
      {
        type: 'text/javascript; charset=utf-8',
        read: (variant) =>
          Promise.resolve(variant === 'plain' ? script : variant === 'br' ? new Uint8Array([1, 2, 3]) : null),
      },
    ],
  ]),
  connect: {
    entry: () => Promise.resolve({ scripts: ['/assets/main.js'], styles: ['/assets/main.css'], preloads: [] }),
    files: new Map([
      [
        '/assets/main.js',
        {
          type: 'text/javascript; charset=utf-8',
          read: (variant) => Promise.resolve(variant === 'plain' ? script : null),
        },
      ],
    ]),
  },
  games: {
    entry: () =>
      Promise.resolve({
        scripts: ['/assets/games.js'],
        styles: ['/assets/games.css'],
        preloads: ['/assets/shared.js'],
      }),
    files: new Map([
      [
        '/assets/games.js',
        {
          type: 'text/javascript; charset=utf-8',
          read: (variant) => Promise.resolve(variant === 'plain' ? script : null),
        },
      ],
    ]),
  },
  workers: { active: '/* active */', retired: '/* retired */' },
  languages: productLanguages,
  render: ({ brand, language, texts }, path) =>
    Promise.resolve({
      html: `<main>${path} of ${brand.name.replace(/</g, '&lt;')} in ${language}</main>`,
      title: `${path} · ${brand.name}`,
      texts,
    }),
  ...over,
});

export interface TestServer {
  readonly brandsDir: string;
  readonly registry: BrandRegistry;
  /** Writes a brand's folder; a string is written to brand.json unchanged. */
  readonly write: (id: string, brand: Partial<Brand> | string) => void;
  readonly writeFile: (path: string, text: string) => void;
  readonly copy: (from: string, to: string) => void;
  readonly remove: (path: string) => void;
  /** Advances the clock so that brand folders are read again. */
  readonly passTime: () => void;
  readonly get: (host: string, path?: string, init?: RequestInit) => Promise<Response>;
  /** Handles a request; for a server that listens. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clean: () => void;
}

/** Creates a site server over brand folders in a temporary directory. */
export const createTestServer = (
  options: Partial<SiteServerOptions> = {},
  registryOptions: Partial<Pick<BrandRegistryOptions, 'port' | 'memory' | 'environment'>> = {},
): TestServer => {
  const brandsDir = mkdtempSync(join(tmpdir(), 'marquee-brands-'));
  let time = 0;
  const errors: unknown[] = [];
  const registry = createBrandRegistry({
    brandsDir,
    ...registryOptions,
    now: () => time,
    onError: (error) => errors.push(error),
  });
  const server = createSiteServer({
    registry,
    build: testBuild(),
    platform: (request) => Promise.resolve(Response.json({ path: new URL(request.url).pathname })),
    development: true,
    log: { ...SILENT_LOG, failed: (error) => errors.push(error) },
    ...options,
  });
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(brandsDir, path)), { recursive: true });
    writeFileSync(join(brandsDir, path), text);
  };
  return {
    brandsDir,
    registry,
    write: (id, brand) => {
      put(
        `${id}/brand.json`,
        typeof brand === 'string'
          ? brand
          : JSON.stringify({ version: BRAND_VERSION, ...testBrand({ id, hosts: [`${id}.localhost`], ...brand }) }),
      );
      for (const path of TEST_ASSETS) put(`${id}/${path}`, TEST_SVG);
      time += 1000;
    },
    writeFile: (path, text) => {
      put(path, text);
      time += 1000;
    },
    copy: (from, to) => cpSync(join(brandsDir, from), join(brandsDir, to), { recursive: true }),
    remove: (path) => {
      rmSync(join(brandsDir, path), { recursive: true });
      time += 1000;
    },
    passTime: () => {
      time += 1000;
    },
    get: (host, path = '/', init = {}) =>
      server.fetch(
        new Request(`http://${host}${path}`, {
          ...init,
          headers: { host, ...(init.headers as Record<string, string>) },
        }),
      ),
    fetch: server.fetch,
    clean: () => {
      rmSync(brandsDir, { recursive: true, force: true });
      if (errors.length > 0) throw errors[0];
    },
  };
};
