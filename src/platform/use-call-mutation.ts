import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import { useMutateCall, type MutateCall } from './call-mutation.ts';
import type { CallArguments } from './client.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

export interface CallMutation<Args extends readonly unknown[]> {
  readonly run: (...args: Args) => void;
  readonly busy: boolean;
  /** Why the last run failed; `null` during a run and after a success. */
  readonly problem: Problem | null;
  /** The platform's messages for refused fields, by field name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Returns the arguments of pending runs of this name in any component, as of now rather than of the last render. */
  readonly pending: () => readonly Args[];
}

interface MutationOptions<Output> {
  readonly onSuccess?: (output: Output) => void;
  readonly onProblem?: (problem: Problem) => void;
}

/** Runs several calls that change something as one task, such as requesting a challenge and answering it. `name` identifies the task. */
export const useCallSequence = <Args extends readonly unknown[], Output>(
  name: string,
  work: (mutateCall: MutateCall, ...args: Args) => Promise<Output>,
  { onSuccess, onProblem }: MutationOptions<NoInfer<Output>> = {},
): CallMutation<Args> => {
  const mutateCall = useMutateCall();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation<Output, unknown, Args>({
    mutationKey: [name],
    mutationFn: (args) => work(mutateCall, ...args),
    onSuccess: (output) => onSuccess?.(output),
    onError: (failure) => onProblem?.(toProblem(failure)),
    networkMode: 'always',
  });
  const problem = error === null ? null : toProblem(error);
  return {
    run: (...args) => mutate(args),
    busy: isPending,
    problem,
    fieldErrors: problem?.fields ?? {},
    pending: () =>
      queries
        .getMutationCache()
        .findAll({ mutationKey: [name], status: 'pending' })
        .map(({ state }) => state.variables as Args),
  };
};

type RunArguments<C extends Call> = C['idempotent'] extends false
  ? [input: InputOf<C>]
  : [input: InputOf<C>, idempotencyKey: IdempotencyKey];

/**
 * Runs one call that changes something, with its state for the screen. A call that moves money takes the idempotency key of the operation that the
 * player confirmed.
 */
export const useCallMutation = <C extends Call>(
  call: C,
  options: MutationOptions<OutputOf<C>> = {},
): CallMutation<RunArguments<C>> =>
  useCallSequence<RunArguments<C>, OutputOf<C>>(
    call.name,
    (mutateCall, ...[input, idempotencyKey]) =>
      mutateCall(call, ...([input, idempotencyKey && { idempotencyKey }] as CallArguments<C>)),
    options,
  );
