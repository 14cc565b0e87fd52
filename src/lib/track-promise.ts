/** Sets on a promise the fields that React's `use` reads before it suspends, so that a settled promise renders at once, without a fallback. */
export const trackPromise = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
};
