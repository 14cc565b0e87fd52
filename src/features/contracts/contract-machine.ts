import { fromPromise } from 'xstate';
import {
  contractMachine,
  type ContractMessage,
  type ContractOrder,
  type ContractReceipt,
} from '#machines/contract/contract.machine.ts';
import type { InputOf } from '#schemas/call.ts';
import { contractOf, contracts, contractWhatIfOf } from '#schemas/calls/contracts.ts';
import { processOf } from '#schemas/process-of.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { ContractWhatIf } from '#schemas/contract.ts';
import { isNewOffer } from './contract-orders.ts';
import { toProblem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { askOutcome } from '#src/platform/operation-outcome.ts';

type ProcessCall = (typeof processOf)[ContractKind];

/** What somebody else has changed meanwhile. */
const MOVED_ON: ReadonlySet<string> = new Set(['contract_changed', 'contract_closed', 'contract_expired']);

/** What an operation of before a reload was about, where its outcome is unknown; `subject` is a contract or the downline of an offer, null for whatever offer it was. */
export const pendingStep = (kind: ContractKind, subject: string | null): string | null => {
  const confirmed = IdempotencyKey.pending(processOf[kind]);
  if (confirmed === null) return null;
  return (subject === null ? isNewOffer(confirmed) : confirmed.startsWith(`${subject} `)) ? confirmed : null;
};

/** The machine of a step of a contract, wired to the platform; `refresh` has the contract read again where somebody else has changed it. */
export const createContractMachine = (
  mutateCall: MutateCall,
  kind: ContractKind,
  refresh: (calls: readonly { readonly name: string }[]) => void,
) => {
  const call = processOf[kind];
  const watched = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      if (MOVED_ON.has(toProblem(error).code)) refresh([contractOf, contracts]);
      throw error;
    }
  };
  return contractMachine.provide({
    actors: {
      weigh: fromPromise<ContractWhatIf, ContractOrder>(({ input: { action, values } }) => {
        const { version: _seen, ...asked }: Readonly<Record<string, unknown>> = values;
        return watched(mutateCall(contractWhatIfOf, { ...asked, kind, action }));
      }),
      send: fromPromise<ContractReceipt, ContractMessage>(({ input: { action, values, ends, note, confirmed } }) => {
        const input: unknown = { ...values, action, ends, ...(note === '' ? {} : { note }) };
        return watched(
          mutateCall(call, input as InputOf<ProcessCall>, { idempotencyKey: IdempotencyKey.of(call, confirmed) }),
        );
      }),
      askOutcome: fromPromise<ContractReceipt, { readonly confirmed: string }>(({ input: { confirmed } }) =>
        askOutcome(mutateCall, call, confirmed),
      ),
    },
  });
};
export type ContractMachine = ReturnType<typeof createContractMachine>;
