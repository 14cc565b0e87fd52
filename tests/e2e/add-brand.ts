import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand, OptionalBlocks } from '#schemas/brand.ts';
import { expect } from './site-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const perya = JSON.parse(readFileSync(join(root, 'brands/perya/brand.json'), 'utf8')) as Brand;

/** Returns the origin of the connector pages. */
export const connectOrigin = (): string => `http://connect.localhost:${process.env.SITE_PORT ?? ''}`;

/** Returns the site's status for this host; Node does not resolve `*.localhost`. */
const statusOf = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port: process.env.SITE_PORT, headers: { Host: `${host}:${process.env.SITE_PORT ?? ''}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    ).on('error', reject);
  });

/**
 * Adds a copy of Perya under its own id, with some blocks replaced, and waits until it is served. It gets its own merchant unless `merchant` is
 * given. `texts` are added to its texts in every language.
 */
export const addBrand = async (
  id: string,
  blocks: Partial<
    Pick<Brand, 'assets' | 'connectors' | 'platform' | 'languages' | 'navigation' | 'modules' | 'theme'>
  > &
    Partial<Pick<OptionalBlocks, 'layout' | 'banners'>>,
  merchant = id,
  texts: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const brands = process.env.SITE_BRANDS ?? '';
  const made = mkdtempSync(join(dirname(brands), 'made-'));
  cpSync(join(root, 'brands/perya'), made, { recursive: true });
  writeFileSync(
    join(made, 'brand.json'),
    JSON.stringify({
      ...perya,
      id,
      hosts: [`${id}.localhost`],
      merchant: { ...perya.merchant, id: merchant, code: merchant },
      ...blocks,
    }),
  );
  for (const language of perya.languages.supported) {
    const file = join(made, `texts/${language}.json`);
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...texts }));
  }
  // Replaced atomically, because the server must never see a partial brand.
  rmSync(join(brands, id), { recursive: true, force: true });
  renameSync(made, join(brands, id));
  // A brand is served only after its new merchant has been seeded.
  await expect.poll(() => statusOf(`${id}.localhost`), { timeout: 60_000 }).toBe(200);
};

export interface ExternalServer {
  readonly origin: string;
  readonly close: () => void;
}

/** Starts a server with another origin on this machine. If `answer` returns `null` for a path, the request gets no response. */
export const startExternalServer = async (
  host: string,
  answer: (path: string) => { readonly type: string; readonly body: string } | 'missing' | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<ExternalServer> => {
  const server = createServer(({ url = '/' }, outgoing) => {
    const said = answer(new URL(url, 'http://stranger').pathname);
    if (said === null) return;
    if (said === 'missing') outgoing.writeHead(404).end();
    else outgoing.writeHead(200, { 'Content-Type': said.type, ...headers }).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://${host}.localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
