import { expect } from 'vitest';
import type { InputOf } from '#schemas/call.ts';
import { createDownline } from '#schemas/calls/agent.ts';
import { contractOf, contractWhatIfOf } from '#schemas/calls/contracts.ts';
import { processOf } from '#schemas/process-of.ts';
import { consolidated } from '#schemas/calls/home.ts';
import { messages } from '#schemas/calls/messages.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import { createCashierClient } from './cashier-client.ts';
import type { TestSandbox } from './open-test-sandbox.ts';

const PASSWORD = 'Under1234!';

interface Login {
  readonly merchant?: string;
  readonly password?: string;
}

type Action = InputOf<(typeof processOf)[ContractKind]>;

const createClient = (sandbox: TestSandbox, account: string, more: Login) => {
  const client = createCashierClient(sandbox, account, more);
  const act = (kind: ContractKind, action: Action, key?: string) => client.ask(processOf[kind], { ...action }, key);
  const look = (requestId: string) => client.accept(contractOf, { requestId });
  const offer = async (kind: ContractKind, downlineId: string, terms: Partial<Action>): Promise<string> => {
    const { body, value } = await act(kind, { action: 'REQUEST', downlineId, ...terms });
    expect(body).toMatchObject({ success: true, value: { state: 'PENDING' } });
    return (value as { requestId: string }).requestId;
  };
  /** Acts on the contract's current version, as seen by the agent. */
  const answer = async (requestId: string, action: Action['action'], rest: Partial<Action> = {}) => {
    const { kind, version } = await look(requestId);
    return act(kind, { requestId, action, version, ...rest });
  };
  return {
    ...client,
    account,
    act,
    look,
    offer,
    answer,
    whatIf: (input: InputOf<typeof contractWhatIfOf>) => client.accept(contractWhatIfOf, { ...input }),
    flags: () => client.accept(consolidated),
    /** Returns the titles in the inbox, newest first. */
    titles: async () => (await client.accept(messages, { pageNo: 1, pageSize: 50 })).list.map(({ title }) => title),
  };
};

export interface ContractClient extends ReturnType<typeof createClient> {
  /** Creates an agent directly below this one. */
  readonly addAgent: () => Promise<ContractClient>;
  /** Creates an agent directly below this one, with an active daily wage. */
  readonly addWith: (rate: number) => Promise<{ readonly downline: ContractClient; readonly requestId: string }>;
}

/** Creates a client for an agent who negotiates contracts in a test's sandbox. */
export const createContractClient = (sandbox: TestSandbox, account: string, more: Login = {}): ContractClient => {
  const client = createClient(sandbox, account, more);
  const addAgent = async (): Promise<ContractClient> => {
    const username = `under${crypto.randomUUID().slice(0, 8)}`;
    const input = { accountType: 'agent', username, password: PASSWORD, payeeName: 'Ana Santos' };
    await client.accept(createDownline, input);
    return createContractClient(sandbox, username, { ...more, password: PASSWORD });
  };
  return {
    ...client,
    addAgent,
    addWith: async (rate) => {
      const downline = await addAgent();
      const requestId = await client.offer('daily', downline.account, { rate });
      expect((await downline.answer(requestId, 'ACCEPT')).value).toEqual({ requestId, state: 'ACTIVE' });
      return { downline, requestId };
    },
  };
};
