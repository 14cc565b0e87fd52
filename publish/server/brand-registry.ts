import { dirname, join } from 'node:path';
import type { Finding } from '#schemas/checks/finding.ts';
import { checkHostClaims } from '#schemas/checks/host-claims.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import {
  environmentsIn,
  folderSince,
  readBrandFolder,
  readFolderSignature,
  type BrandFolder,
} from '../brand-folder.ts';
import { compileBrand, type CompiledBrand } from '#publish/compile-brand.ts';
import { connectorHost } from '#publish/connect/connector-origin.ts';
import { productLanguages, type Languages } from '#publish/languages/languages.ts';
import { flatSiteTexts } from '#publish/languages/site-texts.ts';
import { CONFIGURED_PORT, withLocalPort } from '../local-port.ts';
import { brandIdsIn, forEachBrand, readClaim, type BrandClaim } from './brand-claims.ts';
import { bytesInMemory, idsBeyond } from './brand-memory.ts';
import { createHostIndex } from './host-index.ts';
import { placeOf, type BrandPlace } from './live-folder.ts';
import { throttleByKey } from './throttle-by-key.ts';

export interface RegisteredBrand {
  readonly id: string;
  /** The version that is served; `null` if there has never been a valid one. */
  readonly site: CompiledBrand | null;
  /** Whether `site` comes from the latest read of the folder. If not, the latest read was invalid and `site` comes from an earlier one. */
  readonly isLatest: boolean;
  /** The findings of the latest read. */
  readonly findings: readonly Finding[];
  readonly hosts: readonly string[];
}

export interface BrandRegistryOptions {
  readonly brandsDir: string;
  /** The site's languages; a brand's texts are checked against their texts. */
  readonly languages?: Languages;
  /** The port of the local server, which replaces port 4000 in brands' local URLs; 4000 by default. */
  readonly port?: number;
  /** How many bytes of brands stay in memory; 256 MiB by default. Other brands are read again when requested. */
  readonly memory?: number;
  /** The environment in which brands are served, if they have it; none by default. */
  readonly environment?: string | null;
  readonly now?: () => number;
  /** Called if a folder could not be read. The last valid version of the brand is kept. */
  readonly onError?: (error: unknown) => void;
}

export interface BrandRegistry {
  /** The port of the local server in brands' local URLs. */
  readonly port: number;
  readonly byHost: (host: string) => Promise<RegisteredBrand | null>;
  readonly byMerchant: (code: string) => Promise<readonly RegisteredBrand[]>;
  /** Whether a brand has its connector pages on a host. */
  readonly hasConnectors: (host: string) => Promise<boolean>;
  /** Reads the first `count` brands by id. Resolves to these and all others in memory. */
  readonly first: (count: number) => Promise<readonly RegisteredBrand[]>;
  readonly all: () => Promise<readonly RegisteredBrand[]>;
  /** The number of brands that the last lookup found. */
  readonly size: () => number;
}

/** The minimum time between two reads of a folder, in milliseconds. */
const REREAD_INTERVAL_MS = 250;
/** The pause before the next search for changed files, as a multiple of the duration of the last search. */
const PAUSE_PER_SEARCH = 20;
const MEMORY = 256 * 1024 * 1024;

interface BrandEntry {
  readonly signature: string;
  /** The result of the latest read. */
  readonly folder: BrandFolder;
  /** The brand, compiled from the latest read; `null` if that read was invalid. */
  readonly compiled: CompiledBrand | null;
  /** The estimated bytes in memory. */
  readonly bytes: number;
  readonly brand: RegisteredBrand;
}

/**
 * Creates a registry of the brands in a folder. The hosts of all brands are known after the first lookup; each brand is
 * read on request. Each lookup checks whether a brand's folder has changed, at most four times a second, and reads it
 * again if so. The last valid version of an invalid brand continues to be served, and a host that two brands claim
 * stays with the first one. A brand may be a link to its live release.
 */
export const createBrandRegistry = ({
  brandsDir,
  languages = productLanguages,
  port = CONFIGURED_PORT,
  memory = MEMORY,
  environment = null,
  now = Date.now,
  onError,
}: BrandRegistryOptions): BrandRegistry => {
  /** The brands that have been read, least recently requested first. */
  const brands = new Map<string, BrandEntry>();
  const claims = new Map<string, BrandClaim>();
  const index = createHostIndex();
  /** The hosts on which brands have been served. */
  const served = new Map<string, ReadonlySet<string>>();
  const throttled = throttleByKey(() => REREAD_INTERVAL_MS, now);
  /** For brands that are not in memory: simultaneous requests share one read. */
  const readOnce = throttleByKey(() => 0, now);
  const throttledSearch = throttleByKey((took) => Math.max(REREAD_INTERVAL_MS, took * PAUSE_PER_SEARCH), now);
  let isChanged = false;

  const forget = (id: string): void => {
    isChanged ||= brands.delete(id);
    claims.delete(id);
    index.remove(id);
    served.delete(id);
  };

  const claim = (id: string): void => {
    const known = claims.get(id);
    const found = readClaim(join(brandsDir, id), environment, known);
    // A brand that is served keeps its claim while its file is missing or invalid.
    if (found === null) {
      if (!brands.has(id)) forget(id);
      return;
    }
    if (found === known) return;
    claims.set(id, { ...found, hosts: found.hosts ?? known?.hosts ?? null });
    indexHosts(id);
  };

  const indexHosts = (id: string): void =>
    index.set(id, [...(claims.get(id)?.hosts ?? []), ...(brands.get(id)?.brand.hosts ?? [])]);

  /**
   * Finds brands that were added or removed and brands whose file has changed. The more brands there are, the less
   * often it looks for changed files.
   */
  const search = async (): Promise<void> => {
    await throttled('*', async () => {
      const ids = await brandIdsIn(brandsDir);
      const present = new Set(ids);
      for (const id of [...claims.keys(), ...brands.keys()]) if (!present.has(id)) forget(id);
      await forEachBrand(
        ids.filter((id) => !claims.has(id)),
        claim,
      );
    });
    await throttledSearch('*', () => forEachBrand([...claims.keys()], claim));
  };

  /** Reads a brand from its place if it has changed. Resolves to whether the place still belongs to the brand; if not, the result was discarded. */
  const readAt = async (id: string, { dir, isCurrent }: BrandPlace): Promise<boolean> => {
    const files = await readFolderSignature(dir);
    const entry = brands.get(id);
    if (!isCurrent()) return false;
    if (files === null) {
      forget(id);
      return true;
    }
    // A brand may name a language or a parent whose folder is added later.
    const parents = await Promise.all(
      (entry?.folder.parents ?? []).map((parent) => readFolderSignature(join(dirname(dir), parent))),
    );
    const signature = [languages.version(), files, ...parents].join('\n');
    const isBrand = entry !== undefined || signature.includes(join(dir, 'brand.json'));
    if (!isBrand || entry?.signature === signature) return true;
    claim(id);
    try {
      const hasEnvironment = environment !== null && environmentsIn(dir).includes(environment);
      const folder = readBrandFolder(dir, flatSiteTexts(languages.pack(BASE_LANGUAGE)), {
        environment: hasEnvironment ? environment : null,
      });
      if (!isCurrent()) return false;
      const compiled =
        folder.brand === null ? null : compileBrand({ ...folder, brand: withLocalPort(folder.brand, port) }, languages);
      const hosts = folder.brand?.hosts ?? claims.get(id)?.hosts ?? [];
      brands.delete(id);
      brands.set(id, {
        signature,
        folder,
        compiled,
        bytes: bytesInMemory(folder, compiled),
        brand: { id, site: entry?.brand.site ?? null, isLatest: false, findings: folder.findings, hosts },
      });
      isChanged = true;
    } catch (error) {
      if (!isCurrent()) return false;
      onError?.(error);
    }
    return true;
  };

  /** Reads a brand if it has changed. Reads it again if another release went live in the meantime, so that all files come from one release. */
  const reread = async (id: string): Promise<void> => {
    for (;;) {
      const place = placeOf(join(brandsDir, id));
      if (place === null) return forget(id);
      if (await readAt(id, place)) return;
    }
  };

  /** Decides which brand gets each host that several brands claim, and therefore which version of each brand is served. */
  const resolveHostClaims = (): void => {
    for (const id of brands.keys()) indexHosts(id);
    const rivals = [...index.contested()].map((id) => {
      const entry = brands.get(id);
      const since = folderSince(join(brandsDir, id));
      return {
        id,
        hosts: entry?.folder.brand?.hosts ?? entry?.brand.site?.brand.hosts ?? claims.get(id)?.hosts ?? [],
        // A brand that is already served keeps its hosts, even if its folder is newer.
        since: (host: string) => (served.get(id)?.has(host) === true ? -Infinity : since),
      };
    });
    const contested = checkHostClaims(rivals);
    for (const [id, entry] of brands) {
      const found = contested.get(id) ?? [];
      const isLatest = found.every(({ level }) => level !== 'error') && entry.compiled !== null;
      const site = isLatest ? entry.compiled : entry.brand.site;
      const hosts = [...new Set([...(site?.brand.hosts ?? entry.brand.hosts), `${id}.localhost`])];
      const findings = [...entry.folder.findings, ...found];
      brands.set(id, { ...entry, brand: { id, site, isLatest, findings, hosts } });
      indexHosts(id);
      if (site !== null) served.set(id, new Set(site.brand.hosts));
    }
  };

  /** Removes the least recently requested brands from memory, except those whose last valid version exists only there. */
  const limitMemory = (requested: readonly string[]): void => {
    const entries = [...brands].map(
      ([id, { bytes, brand }]) => [id, { bytes, isOnlyValid: brand.site !== null && !brand.isLatest }] as const,
    );
    for (const id of idsBeyond(entries, memory, requested)) brands.delete(id);
  };

  /** Reads the given brands if they are not in memory or have changed. */
  const refresh = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await (brands.has(id) ? throttled : readOnce)(id, () => reread(id));
    if (!isChanged) return;
    isChanged = false;
    resolveHostClaims();
    limitMemory(ids);
  };

  /** Marks brands as the most recently requested ones, and returns them. */
  const markRequested = (ids: readonly string[]): readonly RegisteredBrand[] =>
    ids.flatMap((id) => {
      const entry = brands.get(id);
      if (entry === undefined) return [];
      brands.delete(id);
      brands.set(id, entry);
      return [entry.brand];
    });

  const owner = (host: string): string | undefined => {
    const claimants = index.claimants(host).flatMap((id) => {
      const brand = brands.get(id)?.brand;
      return brand?.hosts.includes(host) === true ? [brand] : [];
    });
    const found =
      claimants.find(({ site }) => site?.brand.hosts.includes(host)) ??
      claimants.find(({ id }) => host === `${id}.localhost`) ??
      claimants[0];
    return found?.id;
  };

  const read = async (ids: readonly string[]): Promise<readonly RegisteredBrand[]> => {
    await refresh(ids);
    return markRequested(ids);
  };

  return {
    port,
    size: () => claims.size,
    byHost: async (host) => {
      await refresh(index.claimants(host));
      if (owner(host) === undefined) {
        await search();
        await refresh(index.claimants(host));
      }
      const id = owner(host);
      return id === undefined ? null : (markRequested([id])[0] ?? null);
    },
    byMerchant: async (code) => {
      await search();
      const found = await read([...claims].filter(([, { merchant }]) => merchant === code).map(([id]) => id));
      return found.filter(({ site }) => site?.brand.merchant.code === code);
    },
    hasConnectors: async (host) => {
      const hasIt = ({ site }: RegisteredBrand): boolean => site !== null && connectorHost(site.brand) === host;
      await search();
      if ([...brands.values()].some(({ brand }) => hasIt(brand))) return true;
      const found = await read([...claims].filter(([, claimed]) => claimed.connectorHost === host).map(([id]) => id));
      return found.some(hasIt);
    },
    first: async (count) => {
      await search();
      const ids = [...claims.keys()].sort().slice(0, count);
      return read([...new Set([...ids, ...brands.keys()])].sort());
    },
    all: async () => {
      await search();
      return read([...new Set([...claims.keys(), ...brands.keys()])].sort());
    },
  };
};
