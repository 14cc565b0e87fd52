import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** The events and actor results of a machine, without its actors: enough to find every reachable state and the paths between them. */
export interface MachineScenarios {
  /** Unique, in plain words. */
  readonly name: string;
  /** The purpose of the flow in one sentence, for a reader who does not know its code. */
  readonly purpose: string;
  readonly machine: AnyStateMachine;
  /** Every possible event, including those of invoked actors and delays; a function restricts them by state. */
  readonly events: readonly AnyEventObject[] | ((snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]);
  readonly input?: unknown;
  /** The flow's screens require a session. */
  readonly forMember?: true;
  /** Returns the parts of the context that guards or views read, as words separated by spaces; they distinguish states with the same value. */
  readonly keyOf?: (context: never) => string;
}

/**
 * Creates the event for the output of the actor that a state invokes; `state` is the path of the state, starting with the machine's id:
 * `login.signingIn`.
 */
export const answers = (state: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.0.${state}`,
  output,
});

/** Creates the event for the error of the actor that a state invokes. */
export const fails = (state: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.0.${state}`,
  error,
});

/** Creates the event for the end of a state's delay, by the delay's name in the machine. */
export const passes = (state: string, delay: string): AnyEventObject => ({ type: `xstate.after.${delay}.${state}` });

/** Joins the words of a key, except `false` and empty ones. */
export const keyWords = (...words: readonly (string | false)[]): string =>
  words.filter((word) => word !== false && word !== '').join(' ');
