import { createStore } from '#src/lib/store.ts';

const { get, set, subscribe } = createStore<readonly HTMLDialogElement[]>([]);

/** The open dialogs, the topmost last. What is outside of it is inert. */
export const openDialogs = {
  get,
  subscribe,
  /** Returns the function that removes it. */
  add: (dialog: HTMLDialogElement): (() => void) => {
    set([...get(), dialog]);
    return () => set(get().filter((other) => other !== dialog));
  },
};
