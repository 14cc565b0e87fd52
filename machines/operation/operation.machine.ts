import { setup } from 'xstate';
import type { OperationCall } from '#schemas/call.ts';
import {
  operationContext,
  operationFlow,
  type Confirmation,
  type OpenOperations,
  type OperationContext,
} from './operation-states.ts';

type OperationEvent =
  | ({ type: 'operation.confirm' } & Confirmation<OperationCall>)
  | { type: 'operation.leave' }
  | { type: 'check.again' };

const operation = operationFlow<OperationCall, OperationContext<OperationCall>, OperationEvent>();

/** Carries out one operation at a time, for any call: a transfer, a claim, an application. */
export const operationMachine = setup({
  types: {
    context: {} as OperationContext<OperationCall>,
    events: {} as OperationEvent,
    input: {} as OpenOperations<OperationCall>,
    tags: {} as 'busy',
  },
  ...operation.setup,
}).createMachine({
  id: 'operation',
  context: ({ input }) => operationContext(input),
  initial: 'starting',
  states: {
    ...operation.states({ ready: 'ready', done: 'done', refused: 'ready' }),
    ready: {
      on: {
        'operation.confirm': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event.operation } },
      },
    },
    done: { on: { 'operation.leave': { target: 'ready', actions: 'forget' } } },
  },
});
