import { use } from 'react';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Problem } from '#schemas/problem.ts';
import { lostConnection } from './lost-connection.ts';
import { trackPromise } from './track-promise.ts';
import { createStore, useStore, type Store } from './store.ts';

/**
 * The status of a machine whose code loads with its first event. `queued`: events in the order in which they were sent, delivered once the code is
 * loaded.
 */
export type LazyMachineState<Machine extends AnyStateMachine> =
  | { readonly status: 'idle' | 'loading'; readonly queued: readonly EventFromLogic<Machine>[] }
  /**
   * The code could not be loaded. The next event that loads the code retries; of the events in `queued`, only the passive ones are then delivered.
   */
  | { readonly status: 'failed'; readonly queued: readonly EventFromLogic<Machine>[]; readonly problem: Problem }
  | { readonly status: 'running'; readonly snapshot: SnapshotFrom<Machine> };

export interface LazyMachine<Machine extends AnyStateMachine> extends Pick<
  Store<LazyMachineState<Machine>>,
  'get' | 'subscribe'
> {
  /** Loads the code on first use; the event waits until the code is loaded. */
  readonly send: (event: EventFromLogic<Machine>) => void;
  /** Loads the code without an event. Rejects if it cannot be loaded; a later call retries. */
  readonly load: () => Promise<void>;
}

export interface LazyMachineOptions<Machine extends AnyStateMachine> {
  /** Events that do not load the code themselves: they wait for an event that does, even after a failed load. */
  readonly passive?: readonly EventFromLogic<Machine>['type'][];
}

/** Loads the code of a machine and resolves with a function that creates its actor. */
export type ActorSource<Machine extends AnyStateMachine> = () => Promise<() => Actor<Machine>>;

/** Creates a machine that lives as long as the page and whose code loads only when needed. It restarts when it reaches a final state. */
export const createLazyMachine = <Machine extends AnyStateMachine>(
  source: ActorSource<Machine>,
  { passive = [] }: LazyMachineOptions<Machine> = {},
): LazyMachine<Machine> => {
  type Event = EventFromLogic<Machine>;
  const store = createStore<LazyMachineState<Machine>>({ status: 'idle', queued: [] });
  let actor: Actor<Machine> | null = null;
  let loading: Promise<void> | null = null;
  const isPassive = ({ type }: Event): boolean => passive.includes(type as Event['type']);
  const queued = (): readonly Event[] => {
    const state = store.get();
    return state.status === 'running' ? [] : state.queued;
  };
  const run = (create: () => Actor<Machine>): void => {
    const started = create();
    actor = started;
    started.subscribe((snapshot) => {
      store.set({ status: 'running', snapshot });
      if ((snapshot as AnyMachineSnapshot).status === 'done') run(create);
    });
    started.start();
  };
  const start = async (): Promise<void> => {
    try {
      const create = await source();
      const events = queued();
      run(create);
      for (const event of events) actor?.send(event);
    } catch (error) {
      loading = null;
      const undelivered = queued();
      store.set(
        undelivered.every(isPassive)
          ? { status: 'idle', queued: undelivered }
          : { status: 'failed', queued: undelivered, problem: lostConnection() },
      );
      throw error;
    }
  };
  const load = (): Promise<void> => {
    loading ??= trackPromise(start());
    return loading;
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    send: (event) => {
      const state = store.get();
      if (state.status === 'running') return actor?.send(event);
      const waiting = state.status === 'failed' ? state.queued.filter(isPassive) : state.queued;
      const loads = state.status === 'loading' || !isPassive(event);
      store.set({ status: loads ? 'loading' : 'idle', queued: [...waiting, event] });
      // The state records the failure; nothing awaits this promise.
      if (loads) load().catch(() => undefined);
      return undefined;
    },
    load,
  };
};

const IDLE = { status: 'idle', queued: [] } as const;

/** Selects the part of a machine's state that a component shows. Prerendered markup shows the state before any event. */
export const useLazyMachine = <Machine extends AnyStateMachine, View>(
  machine: Pick<LazyMachine<Machine>, 'get' | 'subscribe'>,
  select: (state: LazyMachineState<Machine>) => View,
): View => select(useStore<LazyMachineState<Machine>>(machine, () => IDLE));

/** Returns the last queued event of some types, so that a view can show a choice before the machine has received it. */
export const lastQueued = <Event extends { readonly type: string }, Type extends Event['type']>(
  queued: readonly Event[],
  ...types: readonly Type[]
): (Event & { readonly type: Type }) | undefined =>
  queued.findLast((event): event is Event & { readonly type: Type } => types.includes(event.type as Type));

/**
 * Returns the snapshot of a machine, and suspends until its code is loaded. For machines whose events must be handled synchronously in the player's
 * click.
 */
export const useRunningMachine = <Machine extends AnyStateMachine>(
  machine: LazyMachine<Machine>,
): SnapshotFrom<Machine> => {
  use(machine.load());
  const state = useStore<LazyMachineState<Machine>>(machine);
  if (state.status !== 'running') throw new Error('the machine did not start');
  return state.snapshot;
};
