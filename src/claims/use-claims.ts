import type { operationMachine } from '#machines/operation/operation.machine.ts';
import type { EndedOperation, OpenOperation } from '#machines/operation/operation.ts';
import type { InputOf } from '#schemas/call.ts';
import type { claimMission } from '#schemas/calls/missions.ts';
import type { claimReward } from '#schemas/calls/rewards.ts';
import { inputText } from '#schemas/operation.ts';
import type { Problem } from '#schemas/problem.ts';
import type { ClaimReceipt } from '#schemas/rewards.ts';
import { useOperation } from '#src/parts/use-operation.ts';

type ClaimCall = typeof claimMission | typeof claimReward;
export type ClaimInput = InputOf<ClaimCall>;

export interface Claimable {
  readonly input: ClaimInput;
  readonly name: string;
}

/** The state of one claim. */
export type ClaimState =
  | { readonly at: 'sending' }
  /** `askAgain` queries the outcome now; `null` while a query is running. */
  | { readonly at: 'checking'; readonly askAgain: (() => void) | null }
  | { readonly at: 'paid'; readonly receipt: ClaimReceipt }
  | { readonly at: 'refused'; readonly problem: Problem };

/** The claims of a list, submitted one at a time. */
export interface Claims {
  /** Whether a claim is in progress. */
  readonly busy: boolean;
  /** `null` if the item has not been claimed here. */
  readonly stateOf: (input: ClaimInput) => ClaimState | null;
  /** Returns the states of claims made here whose items are no longer in `list`. */
  readonly others: (list: readonly ClaimInput[]) => readonly { readonly id: string; readonly state: ClaimState }[];
  readonly start: (input: ClaimInput) => void;
}

/** Submits claims through `call`. On start, queries the outcome of claims that a reload interrupted. */
export const useClaims = (call: ClaimCall, machine?: typeof operationMachine): Claims => {
  const { busy, checking, askAgain, problem, open, ended, confirm } = useOperation([call], { machine });
  const textOf = (input: unknown): string => inputText(call, input);
  const stateOfOpen = (): ClaimState => (checking ? { at: 'checking', askAgain } : { at: 'sending' });
  const stateOfEnded = ({ output }: EndedOperation<ClaimCall>): ClaimState | null => {
    if (output !== null) return { at: 'paid', receipt: output };
    return problem === null ? null : { at: 'refused', problem };
  };
  const states = new Map<string, ClaimState | null>([
    ...ended.map((one) => [textOf(one.input), stateOfEnded(one)] as const),
    ...open.map((one: OpenOperation<ClaimCall>) => [textOf(one.input), stateOfOpen()] as const),
  ]);
  return {
    busy,
    stateOf: (input) => states.get(textOf(input)) ?? null,
    others: (list) => {
      const shown = new Set(list.map(textOf));
      return [...states].flatMap(([id, state]) => (state === null || shown.has(id) ? [] : [{ id, state }]));
    },
    start: (input) => confirm({ call, input }),
  };
};
