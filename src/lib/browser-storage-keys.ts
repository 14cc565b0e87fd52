/** A key that script can use and never read, with the moment it ends, in milliseconds since 1970. */
export interface KeptKey {
  readonly key: CryptoKey;
  readonly expiresAt: number;
}

const DATABASE = 'keys';
const STORE = 'keys';

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the key store refuses')));
  });

const inStore = async <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(STORE));
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

const isKept = (found: unknown): found is KeptKey =>
  typeof found === 'object' &&
  found !== null &&
  'key' in found &&
  'expiresAt' in found &&
  typeof found.expiresAt === 'number';

/** The browser's own store of keys: they live in IndexedDB as objects, not as bytes. `null` when there is none. */
export const readKey = async (name: string): Promise<KeptKey | null> => {
  const found: unknown = await inStore('readonly', (store) => store.get(name));
  return isKept(found) ? found : null;
};

/** `null` erases. Rejects where the browser keeps nothing. */
export const writeKey = async (name: string, kept: KeptKey | null): Promise<void> => {
  await (kept === null
    ? inStore('readwrite', (store) => store.delete(name))
    : inStore('readwrite', (store) => store.put(kept, name)));
};
