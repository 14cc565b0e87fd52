import type { InputOf, OperationCall, OutputOf } from '#schemas/call.ts';
import { openInput, type OpenInput } from '#schemas/operation.ts';
import { Problem } from '#schemas/problem.ts';

/**
 * The operation that the member confirms: a call that moves money or value, and its complete input. The secret fields of the input, such as a
 * password, are sent but never stored.
 */
export interface Operation<C extends OperationCall> {
  readonly call: C;
  readonly input: InputOf<C>;
}

/** A sent operation, without the secret fields of its input. */
export interface OpenOperation<C extends OperationCall> {
  readonly call: C;
  readonly input: OpenInput<C>;
}

/** The outcome of an operation; `output` is `null` if it was not carried out and never will be. */
export interface EndedOperation<C extends OperationCall> extends OpenOperation<C> {
  readonly output: OutputOf<C> | null;
}

export const toOpen = <C extends OperationCall>({ call, input }: Operation<C>): OpenOperation<C> => ({
  call,
  input: openInput(call, input),
});

/** The problem code of an operation that turned out not to have been carried out. */
export const NOT_CARRIED_OUT = 'not_carried_out';
export const notCarriedOut = (): Problem => new Problem({ code: NOT_CARRIED_OUT, status: 410, message: '' });
