import { createStore } from '#src/lib/store.ts';

const { get, set, subscribe } = createStore<readonly HTMLDialogElement[]>([]);

/** The open dialogs, topmost last. Everything outside the topmost dialog is inert. */
export const openDialogs = {
  get,
  subscribe,
  /** Returns the function that removes the dialog. */
  add: (dialog: HTMLDialogElement): (() => void) => {
    set([...get(), dialog]);
    return () => set(get().filter((other) => other !== dialog));
  },
};
