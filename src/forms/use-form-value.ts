import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from './form-context.ts';

/** Returns the current value of a field of the surrounding form, updated as the user types. */
export const useFormValue = (name: string): unknown => {
  const { store } = useFormContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  const get = (): unknown => store.field(name).value;
  return useSyncExternalStore(subscribe, get, get);
};
