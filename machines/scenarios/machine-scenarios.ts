import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** The events and actor results of a machine without its actors: enough to find every reachable state and the paths between them. */
export interface MachineScenarios {
  /** Unique, in plain words. */
  readonly name: string;
  /** What the flow is for: one sentence to somebody who knows none of its code. */
  readonly purpose: string;
  readonly machine: AnyStateMachine;
  /** Every event that may come, those of invoked actors and of delays included; a function says which of them may come where. */
  readonly events: readonly AnyEventObject[] | ((snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]);
  readonly input?: unknown;
  /** Its screens are for somebody who is logged in. */
  readonly forMember?: true;
  /** What of the context guards or views read, beside the state: words with spaces between them. */
  readonly keyOf?: (context: never) => string;
}

/** What the actor that a state invokes answers; `state` is the path of the state, the machine's id first: `login.signingIn`. */
export const answers = (state: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.0.${state}`,
  output,
});

/** What the actor that a state invokes fails with. */
export const fails = (state: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.0.${state}`,
  error,
});

/** A delay of a state has passed, by the name that the machine gave to it. */
export const passes = (state: string, delay: string): AnyEventObject => ({ type: `xstate.after.${delay}.${state}` });

/** Some of a key's words: those that hold. */
export const keyWords = (...words: readonly (string | false)[]): string =>
  words.filter((word) => word !== false && word !== '').join(' ');
