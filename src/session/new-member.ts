import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { createListeners, type Store } from '#src/lib/store.ts';

const KEY = 'newMember';
const { subscribe, notify } = createListeners();

/** Whether a member has registered in this tab and not yet dismissed the welcome message; cleared with the session. */
export const newMember: Store<boolean> = {
  get: () => readSession(KEY) !== null,
  set: (isNew) => {
    writeSession(KEY, isNew ? '1' : null);
    notify();
  },
  subscribe,
};
