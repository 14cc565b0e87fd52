import { serviceKey, useService } from '#src/lib/services.tsx';
import { createListeners, createStore, useStore, type Store } from '#src/lib/store.ts';

/** The props of each main modal by name, without `onClose`. The table of modals (`src/app/modals.tsx`) declares them. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by declaration merging, so that a feature can open a modal without importing it
export interface ModalProps {}

export type ModalName = keyof ModalProps;

export type OpenModal = {
  readonly [Name in ModalName]: { readonly name: Name; readonly props: ModalProps[Name] };
}[ModalName];

/** Props are optional for a modal that requires none. */
type PropsOf<Name extends ModalName> = object extends ModalProps[Name]
  ? [props?: ModalProps[Name]]
  : [props: ModalProps[Name]];

type OnClosed = (closed: OpenModal, next: OpenModal | null) => void;

/** The open main modal; only one is open at a time. */
export interface ModalStore extends Pick<Store<OpenModal | null>, 'get' | 'subscribe'> {
  readonly open: <Name extends ModalName>(name: Name, ...props: PropsOf<Name>) => void;
  readonly close: () => void;
  /** Calls `listener` for each modal that closes, with the modal that replaces it, if any. Returns the unsubscribe function. */
  readonly onClosed: (listener: OnClosed) => () => void;
}

export const createModalStore = (): ModalStore => {
  const { get, set, subscribe } = createStore<OpenModal | null>(null);
  const closed = createListeners<Parameters<OnClosed>>();
  const change = (next: OpenModal | null): void => {
    const before = get();
    set(next);
    if (before !== null) closed.notify(before, next);
  };
  return {
    get,
    subscribe,
    open: (name, ...[props]) => change({ name, props: props ?? {} } as OpenModal),
    close: () => {
      if (get() !== null) change(null);
    },
    onClosed: closed.subscribe,
  };
};

export const modalService = serviceKey<ModalStore>('modals');

export const useModals = (): Pick<ModalStore, 'open' | 'close'> & { readonly current: OpenModal | null } => {
  const store = useService(modalService);
  return { open: store.open, close: store.close, current: useStore(store, () => null) };
};
