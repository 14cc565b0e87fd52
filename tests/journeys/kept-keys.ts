/** What jsdom lacks of a browser: the store of keys. Only what one get, put or delete a transaction needs. */
export const keptKeys = new Map<string, unknown>();

const answer = (work: () => unknown): IDBRequest<unknown> => {
  const request = new EventTarget();
  queueMicrotask(() => {
    Object.assign(request, { result: work() });
    request.dispatchEvent(new Event('success'));
  });
  return request as IDBRequest<unknown>;
};
const store = {
  get: (name: string) => answer(() => keptKeys.get(name)),
  put: (value: unknown, name: string) => answer(() => void keptKeys.set(name, value)),
  delete: (name: string) => answer(() => void keptKeys.delete(name)),
};
const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };

Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open: () => answer(() => database) } });
