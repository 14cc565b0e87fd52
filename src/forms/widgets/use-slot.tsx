import type { ReactNode } from 'react';
import { useSurroundings } from '../form-context.ts';

/** The part that the feature gave for a field; `undefined` where it gave none. */
export const useSlot = (name: string): ReactNode | undefined => {
  const form = useSurroundings();
  const Part = form !== null && Object.hasOwn(form.slots, name) ? form.slots[name] : undefined;
  return form === null || Part === undefined ? undefined : <Part form={form.handle} />;
};
