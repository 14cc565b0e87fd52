/** Sets on a promise the fields that React's `use` reads before it suspends: what reads it after it has settled renders at once, without a fallback in between. */
export const trackPromise = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
};
