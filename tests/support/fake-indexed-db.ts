/** The keys in this IndexedDB stub, because jsdom has no IndexedDB. It supports one get, put or delete per transaction. */
export const storedKeys = new Map<string, unknown>();

const requestOf = (work: () => unknown): IDBRequest<unknown> => {
  const request = new EventTarget();
  queueMicrotask(() => {
    Object.assign(request, { result: work() });
    request.dispatchEvent(new Event('success'));
  });
  return request as IDBRequest<unknown>;
};
const store = {
  get: (name: string) => requestOf(() => storedKeys.get(name)),
  put: (value: unknown, name: string) => requestOf(() => void storedKeys.set(name, value)),
  delete: (name: string) => requestOf(() => void storedKeys.delete(name)),
};
const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };

Object.defineProperty(globalThis, 'indexedDB', {
  configurable: true,
  value: { open: () => requestOf(() => database) },
});
