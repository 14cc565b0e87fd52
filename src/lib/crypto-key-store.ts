/** A non-extractable key. `expiresAt` is in milliseconds since 1970. */
export interface StoredKey {
  readonly key: CryptoKey;
  readonly expiresAt: number;
}

const DATABASE = 'keys';
const STORE = 'keys';

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB request failed')));
  });

const withStore = async <Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(STORE));
  const database = await resultOf(opening);
  try {
    return await resultOf(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

const isStoredKey = (found: unknown): found is StoredKey =>
  typeof found === 'object' &&
  found !== null &&
  'key' in found &&
  'expiresAt' in found &&
  typeof found.expiresAt === 'number';

/**
 * Reads a key from IndexedDB, which stores `CryptoKey` objects without exposing their bytes. Returns `null` if there is none. Rejects if IndexedDB is
 * blocked.
 */
export const readKey = async (name: string): Promise<StoredKey | null> => {
  const found: unknown = await withStore('readonly', (store) => store.get(name));
  return isStoredKey(found) ? found : null;
};

/** Writes a key; `null` deletes it. Rejects if IndexedDB is blocked. */
export const writeKey = async (name: string, key: StoredKey | null): Promise<void> => {
  await (key === null
    ? withStore('readwrite', (store) => store.delete(name))
    : withStore('readwrite', (store) => store.put(key, name)));
};
