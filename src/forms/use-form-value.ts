import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from './form-context.ts';

/** The value of a field of the form around the component, as it is typed. */
export const useFormValue = (name: string): unknown => {
  const { store } = useFormContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  const get = (): unknown => store.field(name).value;
  return useSyncExternalStore(subscribe, get, get);
};
