import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#schemas/checks/finding.ts';
import { checkHostClaims } from '#schemas/checks/host-claims.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import {
  folderSince,
  readBrandFolder,
  readClaimedHosts,
  readFolderSignature,
  type BrandFolder,
} from '../brand-folder.ts';
import { compileBrand, type CompiledBrand } from '#publish/compile-brand.ts';
import { productLanguages, type Languages } from '#publish/languages/languages.ts';
import { flatSiteTexts } from '#publish/languages/site-texts.ts';
import { CONFIGURED_PORT, withLocalPort } from '../local-port.ts';

export interface RegisteredBrand {
  readonly id: string;
  /** The version that is served; `null` if there has never been a valid one. */
  readonly site: CompiledBrand | null;
  /** Whether `site` is from the latest read of the folder. If not, the latest read was invalid and `site` is from an earlier read. */
  readonly isLatest: boolean;
  /** The findings of the latest read. */
  readonly findings: readonly Finding[];
  readonly hosts: readonly string[];
}

export interface BrandRegistryOptions {
  readonly brandsDir: string;
  /** The languages of the site, against whose texts a brand's texts are checked. */
  readonly languages?: Languages;
  /** The port of the local server, which replaces port 4000 in the local URLs of brands; 4000 by default. */
  readonly port?: number;
  readonly now?: () => number;
  /** Called if a folder could not be read. The last valid version of the brand is kept. */
  readonly onError?: (error: unknown) => void;
}

export interface BrandRegistry {
  /** The port of the local server, which the local URLs of brands use. */
  readonly port: number;
  readonly byHost: (host: string) => Promise<RegisteredBrand | null>;
  readonly all: () => Promise<readonly RegisteredBrand[]>;
}

/** The minimum time between two reads of a folder, in milliseconds. */
const REREAD_INTERVAL_MS = 250;
const FOLDER_NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** Creates a function that runs a task at most once every `pause` milliseconds for each key. Callers that arrive during a run wait for its end. */
const throttleByKey = (pause: number, now: () => number) => {
  const endedAt = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  return (key: string, run: () => Promise<void>): Promise<void> => {
    const current = running.get(key);
    if (current !== undefined) return current;
    if (now() - (endedAt.get(key) ?? -Infinity) < pause) return Promise.resolve();
    const started = run().finally(() => {
      endedAt.set(key, now());
      running.delete(key);
    });
    running.set(key, started);
    return started;
  };
};

interface BrandEntry {
  readonly signature: string;
  /** The result of the latest read. */
  readonly folder: BrandFolder;
  /** The brand, compiled from the latest read; `null` if that read was invalid. */
  readonly compiled: CompiledBrand | null;
  readonly brand: RegisteredBrand;
}

/**
 * Creates a registry of the brands in a folder. Each lookup checks whether a brand's folder has changed, at most four times a second, and reads it
 * again if so. An invalid brand keeps its last valid version, and a host that two brands claim stays with the first one.
 */
export const createBrandRegistry = ({
  brandsDir,
  languages = productLanguages,
  port = CONFIGURED_PORT,
  now = Date.now,
  onError,
}: BrandRegistryOptions): BrandRegistry => {
  const brands = new Map<string, BrandEntry>();
  const throttled = throttleByKey(REREAD_INTERVAL_MS, now);

  const reread = async (id: string): Promise<boolean> => {
    const dir = join(brandsDir, id);
    const files = await readFolderSignature(dir);
    const entry = brands.get(id);
    if (files === null) return brands.delete(id);
    // A brand may name a language whose folder is added later.
    const signature = `${languages.version()}\n${files}`;
    const isBrand = entry !== undefined || signature.includes(join(dir, 'brand.json'));
    if (!isBrand || entry?.signature === signature) return false;
    try {
      const folder = readBrandFolder(dir, flatSiteTexts(languages.pack(BASE_LANGUAGE)));
      const compiled =
        folder.brand === null ? null : compileBrand({ ...folder, brand: withLocalPort(folder.brand, port) }, languages);
      const hosts = folder.brand?.hosts ?? readClaimedHosts(dir);
      brands.set(id, {
        signature,
        folder,
        compiled,
        brand: { id, site: entry?.brand.site ?? null, isLatest: false, findings: folder.findings, hosts },
      });
      return true;
    } catch (error) {
      onError?.(error);
      return false;
    }
  };

  const resolveHostClaims = (): void => {
    const claims = checkHostClaims(
      [...brands.values()].map(({ folder, brand: { id, site, hosts } }) => {
        // A brand that is already served keeps its hosts, even if its folder is newer.
        const served = new Set(site?.brand.hosts);
        const since = folderSince(folder.dir);
        return {
          id,
          hosts: folder.brand?.hosts ?? site?.brand.hosts ?? hosts,
          since: (host: string) => (served.has(host) ? -Infinity : since),
        };
      }),
    );
    for (const [id, entry] of brands) {
      const claimed = claims.get(id) ?? [];
      const isLatest = claimed.every(({ level }) => level !== 'error') && entry.compiled !== null;
      const site = isLatest ? entry.compiled : entry.brand.site;
      const hosts = [...new Set([...(site?.brand.hosts ?? entry.brand.hosts), `${id}.localhost`])];
      brands.set(id, {
        ...entry,
        brand: { id, site, isLatest, findings: [...entry.folder.findings, ...claimed], hosts },
      });
    }
  };

  const refresh = (id: string): Promise<void> =>
    throttled(id, async () => {
      if (await reread(id)) resolveHostClaims();
    });

  const refreshAll = (): Promise<void> =>
    throttled('*', async () => {
      const folders = await readdir(brandsDir, { withFileTypes: true }).catch(() => []);
      const ids = folders
        .filter((folder) => folder.isDirectory() && FOLDER_NAME.test(folder.name))
        .map(({ name }) => name);
      let changed = false;
      for (const id of [...new Set([...brands.keys(), ...ids])].sort()) changed = (await reread(id)) || changed;
      if (changed) resolveHostClaims();
    });

  const owner = (host: string): RegisteredBrand | undefined => {
    const claimants = [...brands.values()].map(({ brand }) => brand).filter(({ hosts }) => hosts.includes(host));
    return (
      claimants.find(({ site }) => site?.brand.hosts.includes(host)) ??
      claimants.find(({ id }) => host === `${id}.localhost`) ??
      claimants[0]
    );
  };

  return {
    port,
    byHost: async (host) => {
      const known = owner(host);
      if (known !== undefined) await refresh(known.id);
      if (owner(host) === undefined) await refreshAll();
      return owner(host) ?? null;
    },
    all: async () => {
      await refreshAll();
      return [...brands.values()].map(({ brand }) => brand).sort((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
};
