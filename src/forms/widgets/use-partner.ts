import { useCallback, useSyncExternalStore } from 'react';
import { useSurroundings } from '../form-context.ts';

const never = (): (() => void) => () => undefined;

/** The value of another field of the same form, which this one draws along with its own. */
export const usePartner = (name: string): readonly [string, (value: string) => void] => {
  const session = useSurroundings()?.session ?? null;
  const subscribe = useCallback(
    (listener: () => void) => session?.subscribe(name, listener) ?? never(),
    [session, name],
  );
  const read = (): string => {
    const value = session?.view(name).value;
    return typeof value === 'string' ? value : '';
  };
  return [useSyncExternalStore(subscribe, read, read), (value) => session?.change(name, value)];
};
