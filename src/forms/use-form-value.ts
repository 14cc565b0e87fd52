import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from './form-context.ts';

const never = (): (() => void) => () => undefined;

/** The value of a field of the form around the component, as it is typed; `undefined` outside a form. */
export const useFormValue = (name: string): unknown => {
  const store = useFormContext()?.store ?? null;
  const subscribe = useCallback((listener: () => void) => store?.subscribe(name, listener) ?? never(), [store, name]);
  const get = (): unknown => store?.field(name).value;
  return useSyncExternalStore(subscribe, get, get);
};
