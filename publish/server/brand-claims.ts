import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { LIMITS } from '#schemas/checks/limits.ts';
import { mergeLayers } from '#schemas/layout/layers.ts';
import { mayBeBrand } from './live-folder.ts';
import { environmentFile } from '#schemas/inheritance/environment.ts';

/** What is known from a brand's file before the rest of the brand is read and checked. */
export interface BrandClaim {
  /** Changes with the brand's file and with its environment's file. */
  readonly signature: string;
  /** `null` if the file cannot be parsed. */
  readonly hosts: readonly string[] | null;
  /** The code of the merchant on the platform. */
  readonly merchant: string | null;
  /** The host of the connector pages, without the port. */
  readonly connectorHost: string | null;
}

const FOLDER_NAME = /^[a-z][a-z0-9-]{1,30}$/;
/** After this many brands, reading pauses so that requests are answered. */
const BRANDS_AT_ONCE = 100;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: unknown, key: string): string | null => {
  const text = isObject(value) ? value[key] : null;
  return typeof text === 'string' ? text : null;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const claimIn = (signature: string, brand: unknown): BrandClaim => {
  if (!isObject(brand)) return { signature, hosts: null, merchant: null, connectorHost: null };
  const hosts: readonly unknown[] = Array.isArray(brand['hosts']) ? brand['hosts'] : [];
  const connectors = textIn(brand['connectors'], 'origin');
  return {
    signature,
    hosts: hosts.filter((host) => typeof host === 'string'),
    merchant: textIn(brand['merchant'], 'code'),
    connectorHost: connectors !== null && URL.canParse(connectors) ? new URL(connectors).hostname : null,
  };
};

const NO_FILE = { signature: '', content: (): unknown => ({}) };

/** Returns a file's signature and a function that reads its content. Throws if there is no such file. */
const fileAt = (path: string): typeof NO_FILE => {
  const { size, mtimeMs, ino } = statSync(path);
  return {
    signature: `${size}:${mtimeMs}:${ino}`,
    content: () => (size > LIMITS.file ? null : parse(readFileSync(path, 'utf8'))),
  };
};

const overlayAt = (dir: string, environment: string | null): typeof NO_FILE => {
  if (environment === null) return NO_FILE;
  const path = join(dir, environmentFile(environment));
  return existsSync(path) ? fileAt(path) : NO_FILE;
};

/**
 * Reads the claim of the brand in a folder and an environment, or returns `known` if its files have not changed.
 * Returns `null` if the folder contains no brand. Synchronous, because that takes less than half the CPU time.
 */
export const readClaim = (
  dir: string,
  environment: string | null,
  known: BrandClaim | undefined,
): BrandClaim | null => {
  try {
    const [own, overlay] = [fileAt(join(dir, 'brand.json')), overlayAt(dir, environment)];
    const signature = `${own.signature} ${overlay.signature}`;
    if (known?.signature === signature) return known;
    const brand = own.content();
    if (overlay === NO_FILE) return claimIn(signature, brand);
    const values = overlay.content();
    if (!isObject(brand) || !isObject(values)) return claimIn(signature, null);
    return claimIn(
      signature,
      mergeLayers([
        ['brand', brand],
        [`environment ${environment ?? ''}`, values],
      ]).merged,
    );
  } catch {
    return null;
  }
};

/** The names of the folders, or of links to live releases, that may contain brands; empty if `brandsDir` does not exist. */
export const brandIdsIn = async (brandsDir: string): Promise<readonly string[]> =>
  (await readdir(brandsDir, { withFileTypes: true }).catch(() => []))
    .filter((entry) => FOLDER_NAME.test(entry.name) && mayBeBrand(brandsDir, entry))
    .map(({ name }) => name);

/** Calls `visit` for each id. */
export const forEachBrand = async (ids: readonly string[], visit: (id: string) => void): Promise<void> => {
  for (const [at, id] of ids.entries()) {
    if (at % BRANDS_AT_ONCE === BRANDS_AT_ONCE - 1) await setImmediate();
    visit(id);
  }
};
