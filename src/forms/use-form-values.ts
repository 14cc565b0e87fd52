import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useFormContext } from './form-context.ts';
import type { FieldValue } from './form-values.ts';

/** The values of some fields of the form around the component, as they are typed; files left out. The names must stay the same array while they do not change. */
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
  // A text, so that it is the same while no value changes.
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
