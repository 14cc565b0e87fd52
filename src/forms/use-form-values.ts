import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useFormContext } from './form-context.ts';
import type { FieldValue } from './form-values.ts';

/**
 * Returns the current values of some fields of the surrounding form, updated as the user types; files are left out. `names` must be the same array as
 * long as the names do not change.
 */
export const useFormValues = (
  names: readonly string[],
): Readonly<Record<string, Exclude<FieldValue, readonly File[]>>> => {
  const { store } = useFormContext();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = names.map((name) => store.subscribe(name, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [store, names],
  );
  // Serialised to a string, so that equal values are an equal snapshot.
  const get = (): string =>
    JSON.stringify(
      Object.fromEntries(
        names.flatMap((name) => {
          const value = store.field(name).value;
          return value === undefined || typeof value === 'object' ? [] : [[name, value]];
        }),
      ),
    );
  const text = useSyncExternalStore(subscribe, get, get);
  return useMemo(() => JSON.parse(text) as Record<string, string | boolean | number>, [text]);
};
