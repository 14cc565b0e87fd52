import { fromPromise } from 'xstate';
import type { OpenOperation, Operation } from '#machines/operation/operation.ts';
import type { OperationCall, OutputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';

export const lost = () => Promise.reject(new Problem({ code: 'network', status: 0, message: '' }));

export interface OperationAnswers<C extends OperationCall> {
  readonly send: () => Promise<OutputOf<C>>;
  /** Used one after another; all later queries for the outcome are lost. */
  readonly outcomes?: (() => Promise<OutputOf<C>>)[];
}

/** Creates actors for a flow's operation with scripted responses, and records their inputs. */
export const operationAnswers = <C extends OperationCall>({ send, outcomes = [] }: OperationAnswers<C>) => {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  const actors = {
    send: fromPromise<OutputOf<C>, Operation<C>>(({ input: { input } }) => {
      sent.push(input);
      return send();
    }),
    askOutcome: fromPromise<OutputOf<C>, OpenOperation<C>>(({ input: { input } }) => {
      asked.push(input);
      return (outcomes.shift() ?? lost)();
    }),
  };
  return { actors, sent, asked };
};
