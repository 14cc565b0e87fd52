import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '#schemas/brand.ts';
import { compileBrand } from '#publish/compile-brand.ts';
import { connectorHost } from '#publish/connect/connector-origin.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import { withLocalPort } from '#publish/local-port.ts';
import type { BrandRegistry, RegisteredBrand } from '#publish/server/brand-registry.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { endWithParent } from '../end-with-parent.mjs';
import { ADDRESS_HEADER, listen } from '../listen.ts';

/** The options with which the process of a rehearsal's sandbox is started, as JSON in its first argument. */
export interface RehearsalSandboxOptions {
  /** A folder for this process alone, with the brand in `brand.json`. */
  readonly folder: string;
  /** The port that the browser uses. */
  readonly port: number;
}

/** A registry with a single brand, served on every host that the local server does not use itself. */
const registryOf = (brand: Brand, port: number): BrandRegistry => {
  const site = compileBrand({ brand: withLocalPort(brand, port), texts: {}, assets: new Map() });
  const registered: RegisteredBrand = { id: brand.id, site, isLatest: true, findings: [], hosts: brand.hosts };
  const all = (): Promise<readonly RegisteredBrand[]> => Promise.resolve([registered]);
  return {
    port,
    byHost: () => Promise.resolve(registered),
    byMerchant: all,
    hasConnectors: (host) => Promise.resolve(host === connectorHost(brand)),
    first: all,
    all,
    size: () => 1,
  };
};

// If the rehearsal is killed, this process must end as well.
endWithParent();

const { folder, port } = JSON.parse(process.argv[2] ?? '') as RehearsalSandboxOptions;
const brand = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8')) as Brand; // written by `startRehearsalSandbox`
// In memory and with fewer games, because seeding all of them takes a sixth of a rehearsal.
const sandbox = await createSandbox({ seed: 'small', addressHeader: ADDRESS_HEADER, development: true, people: true });
await sandbox.merchants.open(brand.merchant.code, brand.currency);
const listening = await listen(0, { host: '127.0.0.1' });
listening.open(
  createSiteServer({
    registry: registryOf(brand, port),
    build: await loadSiteBuild(fileURLToPath(new URL('../../dist', import.meta.url))),
    platform: sandbox.fetch,
    development: true,
  }).fetch,
);
const address = listening.servers[0]?.address();
process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
