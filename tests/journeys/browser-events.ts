import { configure, getConfig } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

/**
 * Dispatches user events as a browser does, for all tests in a file. Testing Library wraps each in an `act` that it does not await, and a component
 * that suspends in such an `act` stays in its fallback until the next update.
 */
export const dispatchAsBrowser = (): void => {
  const before = getConfig();
  beforeAll(() =>
    configure({
      eventWrapper: (dispatch) =>
        Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false ? dispatch() : before.eventWrapper(dispatch),
    }),
  );
  afterAll(() => configure(before));
};
