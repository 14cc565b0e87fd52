import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#schemas/checks/finding.ts';
import { checkHostClaims } from '#schemas/checks/host-claims.ts';
import type { Texts } from '#schemas/checks/texts.ts';
import { readBrandFolder, type BrandFolder } from '../brand-folder.ts';
import { brandSite, type BrandSite } from '../brand-site.ts';
import { loadBrandSource } from '../load-brand-source.ts';
import { atLocalPort } from '../local-port.ts';
import { claimedHosts } from './claimed-hosts.ts';
import { folderSignature } from './folder-signature.ts';
import { atMostEvery } from './at-most-every.ts';

export interface RegisteredBrand {
  readonly id: string;
  /** The last good version; `null` if there never was one. */
  readonly site: BrandSite | null;
  /** Of the latest reading, good or not. */
  readonly findings: readonly Finding[];
  readonly hosts: readonly string[];
}

export interface BrandRegistryOptions {
  readonly brandsDir: string;
  /** The site's own words, to hold a brand's against. */
  readonly siteTexts?: Texts | null;
  /** The port of the local server, where local origins of the brands then stand. */
  readonly port?: number;
  readonly now?: () => number;
  /** Told of what went wrong while a folder was read; its last good version stays. */
  readonly onError?: (error: unknown) => void;
}

export interface BrandRegistry {
  readonly byHost: (host: string) => Promise<RegisteredBrand | null>;
  readonly all: () => Promise<readonly RegisteredBrand[]>;
}

/** A folder is looked at again no sooner than this, in milliseconds. */
const REST = 250;
const FOLDER = /^[a-z][a-z0-9-]{1,30}$/;

interface Slot {
  readonly signature: string;
  /** The latest reading. */
  readonly folder: BrandFolder;
  /** Made from the latest reading, if that was good. */
  readonly fresh: BrandSite | null;
  readonly brand: RegisteredBrand;
}

/**
 * The brands of a folder, always as they stand there: a request for one looks at its files' times, reads again what changed,
 * and keeps the last good version of what no longer can be served. A host that two brands claim stays with the one that had it.
 */
export const createBrandRegistry = ({
  brandsDir,
  siteTexts = null,
  port,
  now = Date.now,
  onError,
}: BrandRegistryOptions): BrandRegistry => {
  const slots = new Map<string, Slot>();
  const rested = atMostEvery(REST, now);

  const reread = async (id: string): Promise<boolean> => {
    const dir = join(brandsDir, id);
    const signature = await folderSignature(dir);
    const slot = slots.get(id);
    if (signature === null) return slots.delete(id);
    const isBrand = slot !== undefined || signature.includes(join(dir, 'brand.json'));
    if (!isBrand || slot?.signature === signature) return false;
    try {
      const folder = readBrandFolder(dir, siteTexts);
      const source = loadBrandSource(folder);
      const fresh =
        source === null
          ? null
          : brandSite(port === undefined ? source : { ...source, brand: atLocalPort(source.brand, port) });
      const hosts = folder.brand?.hosts ?? claimedHosts(dir);
      slots.set(id, {
        signature,
        folder,
        fresh,
        brand: { id, site: slot?.brand.site ?? null, findings: folder.findings, hosts },
      });
      return true;
    } catch (error) {
      onError?.(error);
      return false;
    }
  };

  const settle = (): void => {
    const claims = checkHostClaims(
      [...slots.values()].flatMap(({ folder }) => (folder.brand === null ? [] : [folder.brand])),
    );
    for (const [id, slot] of slots) {
      const claimed = claims.get(id) ?? [];
      const site = claimed.length === 0 && slot.fresh !== null ? slot.fresh : slot.brand.site;
      const hosts = [...new Set([...(site?.brand.hosts ?? slot.brand.hosts), `${id}.localhost`])];
      slots.set(id, { ...slot, brand: { id, site, findings: [...slot.folder.findings, ...claimed], hosts } });
    }
  };

  const refresh = (id: string): Promise<void> =>
    rested(id, async () => {
      if (await reread(id)) settle();
    });

  const refreshAll = (): Promise<void> =>
    rested('*', async () => {
      const entries = await readdir(brandsDir, { withFileTypes: true }).catch(() => []);
      const ids = entries.filter((entry) => entry.isDirectory() && FOLDER.test(entry.name)).map(({ name }) => name);
      let changed = false;
      for (const id of [...new Set([...slots.keys(), ...ids])].sort()) changed = (await reread(id)) || changed;
      if (changed) settle();
    });

  const owner = (host: string): RegisteredBrand | undefined => {
    const claimants = [...slots.values()].map(({ brand }) => brand).filter(({ hosts }) => hosts.includes(host));
    return (
      claimants.find(({ site }) => site?.brand.hosts.includes(host)) ??
      claimants.find(({ id }) => host === `${id}.localhost`) ??
      claimants[0]
    );
  };

  return {
    byHost: async (host) => {
      const known = owner(host);
      if (known !== undefined) await refresh(known.id);
      if (owner(host) === undefined) await refreshAll();
      return owner(host) ?? null;
    },
    all: async () => {
      await refreshAll();
      return [...slots.values()].map(({ brand }) => brand).sort((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
};
