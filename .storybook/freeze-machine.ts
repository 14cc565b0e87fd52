import type { AnyStateMachine, SnapshotFrom, StateValue } from 'xstate';
import type { LazyMachine } from '#src/lib/lazy-machine.ts';
import { trackPromise } from '#src/lib/track-promise.ts';

export interface FrozenState {
  readonly value: StateValue;
  readonly context: unknown;
}

/** A machine that stays in a state: no event, timer or actor moves it, and screens read and start it like the real one. */
export const freezeMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context }: FrozenState,
): Machine => {
  // Active in its final states too, which createLazyMachine would leave.
  const frozen = { ...machine.resolveState({ value, context }), status: 'active' } as const;
  return Object.assign(Object.create(machine) as Machine, {
    getInitialSnapshot: () => frozen,
    transition: (snapshot: unknown) => snapshot,
    start: () => undefined,
  });
};

/** The same for parts that take a machine of the page. */
export const freezeLazyMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context }: FrozenState,
): LazyMachine<Machine> => {
  const loaded = trackPromise(Promise.resolve());
  const state = {
    status: 'running',
    snapshot: machine.resolveState({ value, context }) as SnapshotFrom<Machine>,
  } as const;
  return {
    get: () => state,
    subscribe: () => () => undefined,
    send: () => undefined,
    load: () => loaded,
  };
};
