export interface DialogAction {
  readonly id: string;
  readonly label: string;
  readonly variant?: 'primary' | 'secondary' | 'danger';
  readonly isDefault?: boolean;
}

export interface DialogRequest {
  readonly title?: string;
  readonly text: string;
  /** None means the one button that closes. */
  readonly actions?: readonly DialogAction[];
}

export interface OpenDialog extends DialogRequest {
  readonly id: number;
  readonly answer: (actionId: string) => void;
}

export interface DialogStore {
  readonly get: () => readonly OpenDialog[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves with the chosen action's id, or `close`. Dialogs stack above modals, the latest on top. */
  readonly show: (request: DialogRequest) => Promise<string>;
}

export const createDialogStore = (): DialogStore => {
  let dialogs: readonly OpenDialog[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly OpenDialog[]): void => {
    dialogs = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => dialogs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (request) =>
      new Promise((resolve) => {
        const id = ++lastId;
        const answer = (actionId: string): void => {
          set(dialogs.filter((dialog) => dialog.id !== id));
          resolve(actionId);
        };
        set([...dialogs, { ...request, id, answer }]);
      }),
  };
};
