import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** The events and actor results of a machine, without its actors: enough to find every reachable state and the paths between them. */
export interface MachineScenarios {
  /** The unique name of the flow in plain words, such as `password change`. */
  readonly name: string;
  /** The purpose of the flow in one sentence, for a reader who does not know its code. */
  readonly purpose: string;
  readonly machine: AnyStateMachine;
  /** Every possible event, including those of invoked actors and delays; or a function that returns the events possible in one state. */
  readonly events: readonly AnyEventObject[] | ((snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]);
  readonly input?: unknown;
  /** The flow's screens require a session. */
  readonly forMember?: true;
  /**
   * Returns the key of a state: words, separated by spaces, for the parts of the context that guards or views read. Snapshots with the same value but
   * different keys count as different states.
   */
  readonly keyOf?: (context: never) => string;
}

/**
 * Creates the event that XState sends when an actor invoked by a state returns its output; `state` is the path of the state, starting with the
 * machine's id: `login.signingIn`.
 */
export const answers = (state: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.0.${state}`,
  output,
});

/** Creates the event that XState sends when an actor invoked by a state throws an error. */
export const fails = (state: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.0.${state}`,
  error,
});

/** Creates the event that XState sends when a delay of a state has elapsed; `delay` is its name in the machine. */
export const passes = (state: string, delay: string): AnyEventObject => ({ type: `xstate.after.${delay}.${state}` });

/** Joins the words of a key with spaces and leaves out `false` and empty words. */
export const keyWords = (...words: readonly (string | false)[]): string =>
  words.filter((word) => word !== false && word !== '').join(' ');
