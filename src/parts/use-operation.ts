import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { operationMachine } from '#machines/operation/operation.machine.ts';
import type { EndedOperation, OpenOperation, Operation } from '#machines/operation/operation.ts';
import type { OperationContext } from '#machines/operation/operation-states.ts';
import { operationScreen, type OperationScreen } from '#machines/operation/screens.ts';
import type { OperationCall, OutputOf } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { openOperations, operationActors } from '#src/platform/operation-outcome.ts';

/** The actor of any flow that has an operation. */
interface OperationActor<C extends OperationCall> extends Pick<AnyActorRef, 'subscribe'> {
  readonly getSnapshot: () => {
    readonly value: unknown;
    readonly context: OperationContext<C>;
    readonly hasTag: (tag: 'busy') => boolean;
  };
  readonly send: (event: { readonly type: 'check.again' }) => void;
}

/** Where the operation of a flow stands. */
export interface OperationState<C extends OperationCall> {
  /** It is under way, or its outcome is being asked for. */
  readonly busy: boolean;
  readonly checking: boolean;
  /** Asks for the outcome now; `null` while it is being asked for, or there is nothing to ask. */
  readonly askAgain: (() => void) | null;
  /** Why it was refused or not carried out. */
  readonly problem: Problem | null;
  /** Under way, or of unknown outcome. */
  readonly open: readonly OpenOperation<C>[];
  /** What became of what was sent, or asked about, last. */
  readonly ended: readonly EndedOperation<C>[];
  /** The answer of the last one that was carried out. */
  readonly output: OutputOf<C> | null;
}

const CHECKING: ReadonlySet<unknown> = new Set(['checking', 'waiting', 'known']);

export const useOperationState = <C extends OperationCall>(actor: OperationActor<C>): OperationState<C> => {
  const { problem, open, ended } = useSelector(actor, ({ context }) => context);
  const isWaiting = useSelector(actor, ({ value }) => value === 'waiting');
  return {
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    checking: useSelector(actor, ({ value }) => CHECKING.has(value)),
    askAgain: isWaiting ? () => actor.send({ type: 'check.again' }) : null,
    problem,
    open,
    ended,
    output: ended.findLast(({ output }) => output !== null)?.output ?? null,
  };
};

interface OperationParts<C extends OperationCall> {
  /** Which of the operations of before a reload are asked about here. Default: all. */
  readonly isOwn?: (open: OpenOperation<C>) => boolean;
  /** Replaces the wired machine in stories. */
  readonly machine?: typeof operationMachine | undefined;
}

/** An operation without steps of its own: it is confirmed, and its receipt left. */
export interface UsedOperation<C extends OperationCall> extends OperationState<C> {
  readonly screen: OperationScreen;
  /** Leaves the receipt of the one before. */
  readonly confirm: (operation: Operation<C>) => void;
  readonly leave: () => void;
}

/** Carries out operations of these calls, one at a time, each exactly once; those of before a reload are asked about first. */
export const useOperation = <C extends OperationCall>(
  calls: readonly C[],
  { isOwn = () => true, machine: given }: OperationParts<C> = {},
): UsedOperation<C> => {
  const mutateCall = useMutateCall();
  const [machine] = useState(
    () => given ?? operationMachine.provide({ actors: operationActors<OperationCall>(mutateCall) }),
  );
  const [open] = useState(() => openOperations(...calls).filter(isOwn));
  const actor = useActorRef(machine, { input: { open } });
  const state = useOperationState(actor);
  return {
    ...state,
    // The machine is of any call, and has only seen these.
    open: state.open as readonly OpenOperation<C>[],
    ended: state.ended as readonly EndedOperation<C>[],
    output: state.output as OutputOf<C> | null,
    screen: useSelector(actor, operationScreen),
    confirm: (operation) => {
      actor.send({ type: 'operation.leave' });
      actor.send({ type: 'operation.confirm', operation });
    },
    leave: () => actor.send({ type: 'operation.leave' }),
  };
};
