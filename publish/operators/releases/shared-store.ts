import { lstat, mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '../../locks/folder-lock.ts';
import { STORE } from './content-store.ts';
import { readManifest, TargetRefusedError, type Manifest } from './manifest.ts';
import { SERVED_BRANDS } from './release-paths.ts';

/** Whether the folder of a brand shares its store with other brands, which makes its `store` a link to `store` in the parent folder. */
export const isShared = (target: string): Promise<boolean> =>
  lstat(join(target, STORE)).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );

/** The names in a shared folder that cannot be names of brand folders. */
const RESERVED: readonly string[] = [STORE, SERVED_BRANDS];

/** Rejects with `TargetRefusedError` if a folder has been written for a single brand and therefore cannot hold several. */
export const requireShareable = async (folder: string): Promise<void> => {
  const single = await readManifest(folder);
  if (single !== null)
    throw new TargetRefusedError(
      `${folder} contains the brand ${single.brand}, published without --shared; choose another folder`,
    );
};

/**
 * Prepares the folder of a brand among those of several brands, `<folder>/<brand>`, which share `<folder>/store`.
 * Resolves to the brand's folder, to which `publishRelease` can then publish. Rejects with `TargetRefusedError` if
 * either folder has been written for a single brand, or if the name of the brand is reserved for another folder there.
 */
export const shareStore = async (folder: string, brand: string): Promise<string> => {
  await requireShareable(folder);
  if (RESERVED.includes(brand))
    throw new TargetRefusedError(
      `${join(folder, brand)} is not a brand's folder among several; publish ${brand} alone into another folder`,
    );
  const target = join(folder, brand);
  await mkdir(join(folder, STORE), { recursive: true });
  await mkdir(target, { recursive: true });
  if (await isShared(target)) return target;
  if ((await readManifest(target)) !== null)
    throw new TargetRefusedError(`${target} has a store of its own, published without --shared; choose another folder`);
  await symlink(`../${STORE}`, join(target, STORE));
  return target;
};

const RETRY_MS = 20;

const lockWhenFree = async (folder: string): Promise<() => void> => {
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- polls
    await delay(RETRY_MS);
  }
};

/** The end of this process's last action on each store. Waiting for it is faster than trying to lock the folder. */
const queues = new Map<string, Promise<unknown>>();

const lockedInTurn = <Result>(store: string, action: () => Promise<Result>): Promise<Result> => {
  const run = async (): Promise<Result> => {
    const unlock = await lockWhenFree(store);
    try {
      return await action();
    } finally {
      unlock();
    }
  };
  const turn = (queues.get(store) ?? Promise.resolve()).then(run, run);
  queues.set(store, turn);
  return turn;
};

/** Actions of this process that add content to a store at the same time and share its lock. */
interface Adders {
  running: number;
  /** How many more actions may join; limited, so that other processes get their turn. */
  places: number;
  readonly started: Promise<void>;
  readonly end: () => void;
}

const MOST_ADDERS = 50;
const adding = new Map<string, Adders>();

const startAdders = (store: string): Adders => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const started = new Promise<void>((resolve, reject) => {
    lockedInTurn(store, () => {
      resolve();
      return ended;
    }).catch(reject);
  });
  return { running: 0, places: MOST_ADDERS, started, end };
};

/**
 * Runs an action that adds content to a store that brands may share, while no process removes content from it: content
 * is safe as soon as a manifest lists it. Several brands in one process add content at the same time. Does not wait for
 * the store of a single brand, whose folder is locked by the command.
 */
export const whileAdding = async <Result>(target: string, action: () => Promise<Result>): Promise<Result> => {
  if (!(await isShared(target))) return action();
  const store = await realpath(join(target, STORE));
  const adders = adding.get(store) ?? startAdders(store);
  adders.running += 1;
  adders.places -= 1;
  if (adders.places > 0) adding.set(store, adders);
  else adding.delete(store);
  try {
    await adders.started;
    return await action();
  } finally {
    adders.running -= 1;
    if (adders.running === 0) {
      if (adding.get(store) === adders) adding.delete(store);
      adders.end();
    }
  }
};

/** Runs an action while nothing else adds content to, or removes it from, a store that brands may share. */
export const whileStoreLocked = async <Result>(target: string, action: () => Promise<Result>): Promise<Result> => {
  if (!(await isShared(target))) return action();
  return lockedInTurn(await realpath(join(target, STORE)), action);
};

/**
 * Returns the manifests of the other brands that share the store of a brand's folder. Returns `null` if one cannot be
 * read or was written by another version of Marquee, because it is then unknown what that brand needs.
 */
export const otherManifests = async (target: string): Promise<readonly Manifest[] | null> => {
  if (!(await isShared(target))) return [];
  const store = await realpath(join(target, STORE));
  const folder = dirname(store);
  const manifests: Manifest[] = [];
  for (const name of await readdir(folder)) {
    const other = join(folder, name);
    const isOther =
      other !== (await realpath(target)) && (await realpath(join(other, STORE)).catch(() => null)) === store;
    if (!isOther) continue;
    const manifest = await readManifest(other).catch(() => undefined);
    if (manifest === undefined || manifest?.version === 1) return null;
    if (manifest !== null) manifests.push(manifest);
  }
  return manifests;
};
