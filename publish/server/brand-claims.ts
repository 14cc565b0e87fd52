import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { LIMITS } from '#schemas/checks/limits.ts';

/** What a brand's file says before the rest of the brand is read and checked. */
export interface BrandClaim {
  /** Changes with the brand's file. */
  readonly signature: string;
  /** `null` if the file cannot be parsed. */
  readonly hosts: readonly string[] | null;
  /** The code of the merchant on the platform. */
  readonly merchant: string | null;
  /** The host of the connector pages, without the port. */
  readonly connectorHost: string | null;
}

const FOLDER_NAME = /^[a-z][a-z0-9-]{1,30}$/;
/** Between this many brands, requests are answered. */
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

/**
 * Reads the claim of the brand in a folder, or returns `known` if its file has not changed; returns `null` if the folder has no brand. Synchronous,
 * because that takes less than half of the processor time.
 */
export const readClaim = (dir: string, known: BrandClaim | undefined): BrandClaim | null => {
  const path = join(dir, 'brand.json');
  try {
    const { size, mtimeMs, ino } = statSync(path);
    const signature = `${size}:${mtimeMs}:${ino}`;
    if (known?.signature === signature) return known;
    return claimIn(signature, size > LIMITS.file ? null : parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
};

/** The names of the folders that may contain brands; empty if `brandsDir` does not exist. */
export const brandIdsIn = async (brandsDir: string): Promise<readonly string[]> =>
  (await readdir(brandsDir, { withFileTypes: true }).catch(() => []))
    .filter((folder) => folder.isDirectory() && FOLDER_NAME.test(folder.name))
    .map(({ name }) => name);

/** Calls `visit` for each id. */
export const forEachBrand = async (ids: readonly string[], visit: (id: string) => void): Promise<void> => {
  for (const [at, id] of ids.entries()) {
    if (at % BRANDS_AT_ONCE === BRANDS_AT_ONCE - 1) await setImmediate();
    visit(id);
  }
};
