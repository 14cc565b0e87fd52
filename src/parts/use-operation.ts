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

/** The actor of a flow that carries out operations. */
interface OperationActor<C extends OperationCall> extends Pick<AnyActorRef, 'subscribe'> {
  readonly getSnapshot: () => {
    readonly value: unknown;
    readonly context: OperationContext<C>;
    readonly hasTag: (tag: 'busy') => boolean;
  };
  readonly send: (event: { readonly type: 'check.again' }) => void;
}

/** The state of the operation in a flow. */
export interface OperationState<C extends OperationCall> {
  /** Whether an operation is in progress or its outcome is being checked. */
  readonly busy: boolean;
  readonly checking: boolean;
  /** Checks the outcome immediately; `null` while a check is running or if none is needed. */
  readonly askAgain: (() => void) | null;
  /** Why the last operation was rejected or not carried out. */
  readonly problem: Problem | null;
  /** Operations that are in progress, or whose outcome is unknown. */
  readonly open: readonly OpenOperation<C>[];
  /** The outcomes of the operations that were last sent or checked. */
  readonly ended: readonly EndedOperation<C>[];
  /** The last operation that was carried out. */
  readonly done: EndedOperation<C> | null;
  /** The platform's response to `done`. */
  readonly output: OutputOf<C> | null;
}

const CHECKING: ReadonlySet<unknown> = new Set(['checking', 'waiting', 'known']);

export const useOperationState = <C extends OperationCall>(actor: OperationActor<C>): OperationState<C> => {
  const { problem, open, ended } = useSelector(actor, ({ context }) => context);
  const last = ended.findLast(({ output }) => output !== null) ?? null;
  const isWaiting = useSelector(actor, ({ value }) => value === 'waiting');
  return {
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    checking: useSelector(actor, ({ value }) => CHECKING.has(value)),
    askAgain: isWaiting ? () => actor.send({ type: 'check.again' }) : null,
    problem,
    open,
    ended,
    done: last,
    output: last?.output ?? null,
  };
};

interface OperationParts<C extends OperationCall> {
  /** Whether this flow checks the outcome of an operation that was left open by a reload. By default it checks all. */
  readonly isOwn?: (open: OpenOperation<C>) => boolean;
  /** A machine that replaces the default one, for stories. */
  readonly machine?: typeof operationMachine | undefined;
}

/** The state of an operation that needs no machine of its own: `confirm` sends it, `leave` closes its receipt. */
export interface UsedOperation<C extends OperationCall> extends OperationState<C> {
  readonly screen: OperationScreen;
  /** Sends an operation, and closes the receipt of the previous one. */
  readonly confirm: (operation: Operation<C>) => void;
  readonly leave: () => void;
}

/** Carries out operations of `calls` one at a time, each exactly once. First checks the outcome of operations that a reload has left open. */
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
    // Safe casts: the machine is typed for any call, but receives only operations of `calls`.
    open: state.open as readonly OpenOperation<C>[],
    ended: state.ended as readonly EndedOperation<C>[],
    done: state.done as EndedOperation<C> | null,
    output: state.output as OutputOf<C> | null,
    screen: useSelector(actor, operationScreen),
    confirm: (operation) => {
      actor.send({ type: 'operation.leave' });
      actor.send({ type: 'operation.confirm', operation });
    },
    leave: () => actor.send({ type: 'operation.leave' }),
  };
};
