import { serviceKey, useService } from '#src/lib/services.tsx';
import { createStore, type Store } from '#src/lib/store.ts';

export interface DialogAction {
  readonly id: string;
  readonly label: string;
  readonly variant?: 'primary' | 'secondary' | 'danger';
  readonly isDefault?: boolean;
}

export interface DialogRequest {
  readonly title?: string;
  readonly text: string;
  /** If omitted, there is a single close button. */
  readonly actions?: readonly DialogAction[];
}

export interface OpenDialog extends DialogRequest {
  readonly id: number;
  readonly answer: (actionId: string) => void;
}

export interface DialogStore extends Pick<Store<readonly OpenDialog[]>, 'get' | 'subscribe'> {
  /** Resolves with the id of the chosen action, or with `close`. Dialogs stack above modals, the latest on top. */
  readonly show: (request: DialogRequest) => Promise<string>;
}

export const createDialogStore = (): DialogStore => {
  let lastId = 0;
  const { get, set, subscribe } = createStore<readonly OpenDialog[]>([]);
  return {
    get,
    subscribe,
    show: (request) =>
      new Promise((resolve) => {
        const id = ++lastId;
        const answer = (actionId: string): void => {
          set(get().filter((dialog) => dialog.id !== id));
          resolve(actionId);
        };
        set([...get(), { ...request, id, answer }]);
      }),
  };
};

export const dialogService = serviceKey<DialogStore>('dialogs');

export const useDialogs = (): Pick<DialogStore, 'show'> => useService(dialogService);
