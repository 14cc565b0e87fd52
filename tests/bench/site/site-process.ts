import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { processIo } from '#cli/frame/command-io.ts';
import { marquee } from '#cli/marquee.ts';
import { brandsFolder } from '#cli/process.ts';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { compressJson } from '#publish/server/compression.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { servePublished } from './published-folder.ts';

const PLATFORM = /^\/(?:wps|lgw|lotto|TCG_PROD_IMAGES)\//;

/**
 * A separate process, so that other work does not delay it. Publishes the brands and serves each folder on the host named after the brand, with one
 * platform for all.
 */
const [root = '', folder = '', ...brands] = process.argv.slice(2);
const hostOf = (brand: string): string => `${brand}.localhost`;

for (const brand of brands) {
  const line = ['publish', brand, '--out', join(folder, hostOf(brand)), '--origin', `http://${hostOf(brand)}`];
  const failed = await marquee(line, { ...processIo(), brandsDir: brandsFolder(root) });
  if (failed !== 0) process.exit(failed);
}
const sandbox = await createSandbox({ seed: 'small' });
for (const id of brands) {
  const { brand } = readBrandFolder(join(root, 'brands', id));
  if (brand !== null) await sandbox.merchants.open(brand.merchant.code, brand.currency);
}
const platform = getRequestListener(async (request) => compressJson(request, await sandbox.fetch(request)), {
  overrideGlobalObjects: false,
});
const hosts = new Set(brands.flatMap((brand) => [hostOf(brand), `static.${hostOf(brand)}`]));
const served = new Map<string, ReturnType<typeof servePublished>>();

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  if (PLATFORM.test(pathname)) return void platform(request, response);
  const host = request.headers.host?.split(':')[0] ?? '';
  if (!hosts.has(host)) return void response.writeHead(404).end();
  const serve = served.get(host) ?? servePublished(join(folder, host, 'current'));
  served.set(host, serve);
  return serve(request, response, pathname);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
