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

/** Something that can be claimed. */
export interface Claimable {
  readonly input: ClaimInput;
  readonly name: string;
}

/** Where the claim of one thing stands. */
export type ClaimState =
  | { readonly at: 'sending' }
  /** `askAgain` asks for the outcome now; `null` while that is being done. */
  | { readonly at: 'checking'; readonly askAgain: (() => void) | null }
  | { readonly at: 'paid'; readonly receipt: ClaimReceipt }
  | { readonly at: 'refused'; readonly problem: Problem };

/** The claims of a list: one at a time. */
export interface Claims {
  /** A claim is under way. */
  readonly busy: boolean;
  /** `null` for one that has not been claimed here. */
  readonly stateOf: (input: ClaimInput) => ClaimState | null;
  /** Of claims that were made here of things that are not in the list. */
  readonly others: (list: readonly ClaimInput[]) => readonly { readonly id: string; readonly state: ClaimState }[];
  readonly start: (input: ClaimInput) => void;
}

/** Claims by a call. Claims whose outcome a reload has cut off are asked for first. */
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
