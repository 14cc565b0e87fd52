import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { prepareBrand } from '#publish/operators/publish/prepare-brand.ts';
import { publishBrand, type PublishOptions } from '#publish/operators/publish/publish-brand.ts';
import { publishBrands, type BrandOutcomes, type PublishAllSteps } from '#publish/operators/publish/publish-brands.ts';
import { serverFormat, type ReleaseFormat } from '#publish/operators/publish/release-format.ts';
import { readReleases, releaseBefore, switchRelease } from '#publish/operators/releases/switch-release.ts';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { SILENT_LOG } from '#publish/server/server-log.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { TEST_ASSETS, TEST_SVG, testBrand } from './test-brand.ts';
import { testBuild } from './test-server.ts';

/** Brands in a temporary folder that are published. */
export interface ReleaseBrands {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  /** Writes a brand whose name, colour and logo contain a version of one digit. */
  readonly writeBrand: (id: string, version: number, over?: object) => void;
  readonly publish: (
    id: string,
    target: string,
    format?: ReleaseFormat,
    environment?: string | null,
  ) => Promise<unknown>;
  readonly clean: () => void;
}

const OPTIONS = { keep: 3, keepDays: 0, replaceBrand: false, by: 'ann', merge: false } as const;

export const createReleaseBrands = (folder = tmpdir()): ReleaseBrands => {
  const root = mkdtempSync(join(folder, 'marquee-release-brands-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  return {
    root,
    write,
    writeBrand: (id, version, over = {}) => {
      const brand = testBrand({ id, name: `House ${version}`, hosts: [`${id}.localhost`] });
      const { tokens } = brand.theme;
      const canvas = { $value: `#10000${version}` };
      const theme = { ...brand.theme, tokens: { ...tokens, dark: { ...tokens.dark, canvas } } };
      write(`brands/${id}/brand.json`, JSON.stringify({ version: BRAND_VERSION, ...brand, theme, ...over }));
      for (const path of TEST_ASSETS) write(`brands/${id}/${path}`, TEST_SVG.replace('#222222', `#20000${version}`));
    },
    publish: (id, target, format = serverFormat, environment = null) => {
      const read = () => readBrandFolder(join(root, 'brands', id), null, { environment });
      return publishBrand(
        target,
        prepareBrand(read()),
        { ...OPTIONS, format },
        { read: () => Promise.resolve(read()), progress: () => undefined, afterSwitch: () => Promise.resolve(null) },
      );
    },
    clean: () => rmSync(root, { recursive: true, force: true }),
  };
};

/** Publishes several brands of a folder with one command. */
export const publishSeveralBrands = <Report>(
  { root }: Pick<ReleaseBrands, 'root'>,
  out: string,
  ids: readonly string[],
  options: Pick<PublishOptions, 'format' | 'awaitsReload'>,
  afterSwitches: PublishAllSteps<Report>['afterSwitches'],
): Promise<BrandOutcomes<Report>> =>
  publishBrands(
    out,
    ids.map((id) => {
      const read = async () => readBrandFolder(join(root, 'brands', id));
      return { id, read, readAgain: read };
    }),
    { ...OPTIONS, ...options },
    { progress: () => undefined, afterSwitches },
  );

const PAGE = '<!doctype html>'.repeat(50);

/** Releases of a few files that contain the name of the brand. */
export const smallFormat: ReleaseFormat = {
  kind: 'files',
  build: '',
  files: ({ folder: { brand } }) => {
    const { name } = brand;
    const asset = `assets/app.${name.replace(/\W/g, '')}.js`;
    return Promise.resolve(
      new Map(
        Object.entries({
          'index.html': `${PAGE}${name} ${asset}`,
          'rng.html': `${PAGE}${name} rng`,
          [asset]: name,
          'nginx.conf': 'server',
          'nginx-release.conf': `# ${name}`,
        }).map(([path, text]) => [path, new TextEncoder().encode(text)] as const),
      ),
    );
  },
};

/** Creates the Node server over a folder of live releases. Every request looks for changes. */
export const serveReleases = (brandsDir: string, environment: string | null = null) => {
  let time = 0;
  const registry = createBrandRegistry({ brandsDir, environment, now: () => (time += 1000) });
  const { fetch } = createSiteServer({
    registry,
    build: testBuild(),
    platform: () => Promise.resolve(new Response(null, { status: 404 })),
    development: false,
    log: SILENT_LOG,
  });
  return async (host: string, path = '/'): Promise<string> => {
    const response = await fetch(new Request(`http://${host}${path}`, { headers: { host } }));
    return response.status === 200 ? response.text() : `status ${response.status}`;
  };
};

/** Serves the release before the live one again. */
export const rollBackRelease = async (target: string): Promise<void> => {
  const manifest = await readReleases(target);
  const to = releaseBefore(manifest);
  if (to === null) throw new Error('There is no release before');
  await switchRelease(target, manifest, to, { by: 'ann', note: '', now: new Date(), pin: false });
};
