import { assign, fromPromise, type EventObject } from 'xstate';
import type { OperationCall, OutputOf } from '#schemas/call.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import {
  NOT_CARRIED_OUT,
  notCarriedOut,
  toOpen,
  type EndedOperation,
  type OpenOperation,
  type Operation,
} from './operation.ts';
import { isUnclear } from './unclear.ts';

/** The input of a flow: operations that were sent before a page reload and whose outcome is still unknown. */
export interface OpenOperations<C extends OperationCall> {
  readonly open: readonly OpenOperation<C>[];
}

/** The part of a flow's context that the operation states use. */
export interface OperationContext<C extends OperationCall> extends OpenOperations<C> {
  /** The outcomes of the last operations that were sent or checked; a refused operation has no output. */
  readonly ended: readonly EndedOperation<C>[];
  /** Why the last operation was refused or not carried out; in `waiting`, why checking its outcome failed. */
  readonly problem: Problem | null;
}

/** The fields of the event that confirms an operation; each flow chooses the name of that event. */
export interface Confirmation<C extends OperationCall> {
  readonly operation: Operation<C>;
}
interface FlowEvent<C extends OperationCall> extends EventObject, Partial<Confirmation<C>> {}

export const operationContext = <C extends OperationCall>({ open }: OpenOperations<C>): OperationContext<C> => ({
  open,
  ended: [],
  problem: null,
});

const problemIn = ({ event }: { readonly event: { readonly error: unknown } }): Problem => toProblem(event.error);

const outputIn = <C extends OperationCall>({
  event,
}: {
  readonly event: { readonly output: OutputOf<C> };
}): OutputOf<C> => event.output;

const problemOf = (ended: readonly EndedOperation<OperationCall>[]): Problem | null =>
  ended.some(({ output }) => output === null) ? notCarriedOut() : null;

const end = <C extends OperationCall>(
  { open: [first, ...open], ended }: OperationContext<C>,
  output: OutputOf<C> | null,
): OperationContext<C> => {
  if (first === undefined) throw new Error('operation: only an open operation can end');
  const all = [...ended, { ...first, output }];
  return { open, ended: all, problem: problemOf(all) };
};

/** Creates the `setup` of a flow's operation states. */
const setupOf = <C extends OperationCall, Context extends OperationContext<C>, Event extends EventObject>() => {
  const change = <Params = undefined>(to: (context: Context, params: Params) => Partial<OperationContext<C>>) =>
    // The cast is safe: `assign` keeps the fields that `to` does not return.
    assign<Context, Event, Params, Event, never>(({ context }, params) => to(context, params) as Partial<Context>);
  return {
    actors: {
      send: fromPromise<OutputOf<C>, Operation<C>>(() => {
        throw new Error('operation: the actor send must be provided');
      }),
      /** Rejects with `not_carried_out` if the operation was not carried out and never will be. */
      askOutcome: fromPromise<OutputOf<C>, OpenOperation<C>>(() => {
        throw new Error('operation: the actor askOutcome must be provided');
      }),
    },
    guards: {
      isOpen: ({ context }: { readonly context: Context }) => context.open.length > 0,
      hasOutput: ({ context }: { readonly context: Context }) => context.ended.some(({ output }) => output !== null),
      isUnclear: (_: unknown, problem: Problem) => isUnclear(problem),
      isNotCarriedOut: (_: unknown, { code }: Problem) => code === NOT_CARRIED_OUT,
    },
    actions: {
      begin: change<Operation<C>>((_, operation) => ({ open: [toOpen(operation)], ended: [], problem: null })),
      succeed: change<OutputOf<C>>(end),
      miss: change((context) => end(context, null)),
      refuse: change<Problem>((context, problem) => ({ ...end(context, null), problem })),
      forget: change(() => ({ ended: [], problem: null })),
      explain: change<Problem>((_, problem) => ({ problem })),
    },
    delays: { untilNextCheck: 3_000 },
  };
};

interface Targets<Ready extends string, Done extends string, Refused extends string> {
  /** The flow's initial state. */
  readonly ready: Ready;
  /** The state after an operation was carried out. */
  readonly done: Done;
  /** The state after an operation was refused or not carried out. */
  readonly refused: Refused;
}

/** Creates the operation states. Their transitions target the flow's own states `ready`, `done` and `refused`. */
const statesOf =
  <C extends OperationCall>() =>
  <const Ready extends string, const Done extends string, const Refused extends string>({
    ready,
    done,
    refused,
  }: Targets<Ready, Done, Refused>) =>
    ({
      starting: { always: [{ guard: 'isOpen', target: 'checking' }, { target: ready }] },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ event }: { readonly event: FlowEvent<C> }) => {
            if (event.operation === undefined)
              throw new Error('operation: an event with an operation must start sending');
            return event.operation;
          },
          onDone: { target: 'known', actions: { type: 'succeed', params: outputIn<C> } },
          onError: [
            { guard: { type: 'isUnclear', params: problemIn }, target: 'checking' },
            { target: refused, actions: { type: 'refuse', params: problemIn } },
          ],
        },
      },
      checking: {
        tags: 'busy',
        invoke: {
          src: 'askOutcome',
          input: ({ context: { open } }: { readonly context: OperationContext<C> }) => {
            const [first] = open;
            if (first === undefined) throw new Error('operation: checking requires an open operation');
            return first;
          },
          onDone: { target: 'known', actions: { type: 'succeed', params: outputIn<C> } },
          onError: [
            { guard: { type: 'isNotCarriedOut', params: problemIn }, target: 'known', actions: 'miss' },
            { target: 'waiting', actions: { type: 'explain', params: problemIn } },
          ],
        },
      },
      /** Checking the outcome failed and will be retried. */
      waiting: { after: { untilNextCheck: 'checking' }, on: { 'check.again': 'checking' } },
      known: {
        always: [{ guard: 'isOpen', target: 'checking' }, { guard: 'hasOutput', target: done }, { target: refused }],
      },
    }) as const;

/**
 * The setup and states of an operation that is part of a flow and is carried out exactly once: it is sent once, and if the answer is unclear, its
 * outcome is queried until it is known. The flow enters `sending` with an event that contains the `operation`, and performs `begin` on that
 * transition. Operations from before a reload are checked first, one after another. The type parameters are the call, the flow's context and its
 * events.
 */
export const operationFlow = <
  C extends OperationCall,
  Context extends OperationContext<C>,
  Event extends EventObject,
>() => ({
  setup: setupOf<C, Context, Event>(),
  states: statesOf<C>(),
});
