import type { AnyStateMachine, SnapshotFrom, StateValue } from 'xstate';
import type { LazyMachine } from '#src/lib/lazy-machine.ts';
import { trackPromise } from '#src/lib/track-promise.ts';

export interface FrozenState {
  readonly value: StateValue;
  readonly context: unknown;
}

/** Creates a machine that stays in one state: no event, timer or actor changes it, but screens can read and start it as usual. */
export const freezeMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context }: FrozenState,
): Machine => {
  // Active even in final states, because `createLazyMachine` restarts a finished machine.
  const frozen = { ...machine.resolveState({ value, context }), status: 'active' } as const;
  return Object.assign(Object.create(machine) as Machine, {
    getInitialSnapshot: () => frozen,
    transition: (snapshot: unknown) => snapshot,
    start: () => undefined,
  });
};

/** Like `freezeMachine`, for components that use one of the page's lazy machines. */
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
