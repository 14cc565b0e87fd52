/** Marks a promise as React's `use` does on its own: a part that reads it after it has settled is drawn at once, without a fallback in between. */
export const usable = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
};
