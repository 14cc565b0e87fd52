import type { AnyStateMachine, StateValue } from 'xstate';

/**
 * A flow that stands in a state for ever: what it shows is the machine's own, and no event, timer or actor moves it. It is the machine in all but its
 * transitions, so that a screen asks it what it can do and starts it as it starts the real one.
 */
export const standStill = <Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context }: { readonly value: StateValue; readonly context: unknown },
): Machine => {
  const here = machine.resolveState({ value, context });
  return Object.assign(Object.create(machine) as Machine, {
    getInitialSnapshot: () => here,
    transition: (snapshot: unknown) => snapshot,
    start: () => undefined,
  });
};
