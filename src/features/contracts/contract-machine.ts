import { fromPromise } from 'xstate';
import { contractMachine, type ContractCall, type ContractOrder } from '#machines/contract/contract.machine.ts';
import type { OpenOperation, Operation } from '#machines/operation/operation.ts';
import type { OutputOf } from '#schemas/call.ts';
import { contractLimits, contractOf, contracts, contractWhatIfOf } from '#schemas/calls/contracts.ts';
import { processOf } from '#schemas/process-of.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { ContractWhatIf } from '#schemas/contract.ts';
import { toProblem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { openOperations, operationActors, sendOperation } from '#src/platform/operation-outcome.ts';

/** Problem codes which mean that the contract has changed in the meantime. */
const MOVED_ON: ReadonlySet<string> = new Set(['contract_changed', 'contract_closed', 'contract_expired']);

/**
 * Returns the steps whose outcome is unknown because a reload interrupted them. `subject` is the id of a contract or the downline of an offer; `null`
 * selects the offers to all downlines.
 */
export const openSteps = (kind: ContractKind, subject: string | null): readonly OpenOperation<ContractCall>[] =>
  openOperations(processOf[kind]).filter(({ input: { requestId, downlineId } }) =>
    subject === null ? requestId === undefined : subject === (requestId ?? downlineId),
  );

/** Creates the machine of a contract step, connected to the platform. `refresh` is called if the contract has changed in the meantime. */
export const createContractMachine = (
  { mutateCall, fetchCall }: { readonly mutateCall: MutateCall; readonly fetchCall: FetchCall },
  kind: ContractKind,
  refresh: (calls: readonly { readonly name: string }[]) => void,
) => {
  const watched = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      const { code, fields } = toProblem(error);
      if (MOVED_ON.has(code)) refresh([contractOf, contracts]);
      if (Object.values(fields ?? {}).includes('rate_above_own')) refresh([contractLimits, contractOf]);
      throw error;
    }
  };
  return contractMachine.provide({
    actors: {
      ...operationActors<ContractCall>(mutateCall),
      preview: fromPromise<ContractWhatIf, ContractOrder>(({ input: { version: _seen, ...asked } }) =>
        watched(fetchCall(contractWhatIfOf, { ...asked, kind })),
      ),
      send: fromPromise<OutputOf<ContractCall>, Operation<ContractCall>>(({ input }) =>
        watched(sendOperation(mutateCall, input)),
      ),
    },
  });
};
export type ContractMachine = ReturnType<typeof createContractMachine>;
