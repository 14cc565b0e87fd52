import { Type } from 'typebox';
import { CONTRACT_ACTIONS, CONTRACT_KINDS, CONTRACT_STATES, NOTE_LENGTH, PERIODS } from '../contract-names.ts';
import {
  contract,
  contractDetail,
  contractRecord,
  contractRecordTotals,
  contractTiers,
  contractWhatIf,
  offerLimits,
  runningPeriod,
} from '../contract.ts';
import { endpoint, postRead } from '../call.ts';
import { exportPaging, listOf, pageOf, pageWithTotals, paging } from '../paging.ts';
import { oneOf, time } from '../wire.ts';
import { code, input, noInput, optionalAccount, optionalTypedText } from './input.ts';
import { CONTRACT_STALES } from './stales.ts';

const reading = { requirement: 'calls.agent.contracts', method: 'GET', token: 'needed' } as const;
const kind = oneOf(CONTRACT_KINDS);

/**
 * The agent's contracts with its upline (`received`) or with its direct downlines (`offered`). Contracts that await an answer come first, then the
 * newest.
 */
export const contracts = endpoint({
  ...reading,
  name: 'agent.contracts',
  path: '/wps/agent/contracts',
  input: input({
    kind: Type.Optional(kind),
    role: oneOf(['offered', 'received']),
    state: Type.Optional(oneOf(CONTRACT_STATES)),
    /** Limits contracts with the role `offered` to one direct downline. */
    account: optionalAccount,
    ...paging,
  }),
  output: pageOf(contract),
});

/** The number of contracts with the upline or with downlines that await the agent's answer. */
export const contractsAwaiting = endpoint({
  ...reading,
  name: 'agent.contractsAwaiting',
  path: '/wps/agent/contracts-awaiting',
  input: noInput,
  output: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
});

/** Returns a contract. Refused with `not_found` unless the agent is one of its two sides. */
export const contractOf = endpoint({
  ...reading,
  name: 'agent.contract',
  path: '/wps/agent/contract/{requestId}',
  input: input({ requestId: code }),
  output: contractDetail,
});

export const contractLimits = endpoint({
  ...reading,
  name: 'agent.contractLimits',
  path: '/wps/agent/contract-limits',
  input: noInput,
  output: listOf(offerLimits),
});

const terms = {
  period: Type.Optional(oneOf(PERIODS)),
  tiers: Type.Optional(contractTiers),
  /** Shorthand for `tiers` with a single tier that has this rate and no thresholds. */
  rate: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
};

/** Previews the effects of an action on a contract, without carrying it out. */
export const contractWhatIfOf = postRead({
  requirement: reading.requirement,
  token: reading.token,
  name: 'agent.contractWhatIf',
  path: '/wps/agent/contract-what-if',
  input: input({
    kind,
    action: oneOf(CONTRACT_ACTIONS),
    requestId: Type.Optional(code),
    downlineId: optionalTypedText('name', 60),
    ...terms,
  }),
  output: contractWhatIf,
});

/**
 * The settlements of one kind of contract, newest first: either of the agent's contract with its upline (`received`) or
 * of those with its direct downlines (`offered`). `from` and `to` limit the time of settlement.
 */
export const contractRecords = endpoint({
  ...reading,
  name: 'agent.contractRecords',
  path: '/wps/agent/contracts/{kind}/records',
  input: input({
    kind,
    role: oneOf(['offered', 'received']),
    from: time,
    to: time,
    account: optionalAccount,
    ...exportPaging,
  }),
  output: pageWithTotals(contractRecord, contractRecordTotals),
});

export const contractRunning = endpoint({
  ...reading,
  name: 'agent.contractRunning',
  path: '/wps/agent/contracts/{kind}/running',
  input: input({ kind }),
  output: Type.Object({ running: Type.Union([runningPeriod, Type.Null()]) }),
});

/**
 * An action on a contract. Only a new offer has no `requestId`; it names a direct downline instead. `version` is the version of the contract that the
 * agent saw, and `ends` are the ids of the contracts that would end according to the preview. If either is out of date, the call is refused with
 * `contract_changed` and has no effect.
 */
const process = {
  method: 'POST',
  token: 'needed',
  idempotent: true,
  input: input({
    requestId: Type.Optional(code),
    action: oneOf(CONTRACT_ACTIONS),
    downlineId: optionalTypedText('name', 60),
    version: Type.Optional(Type.Integer({ minimum: 1 })),
    ends: Type.Optional(Type.Array(code, { maxItems: 10_000 })),
    note: optionalTypedText('lines', NOTE_LENGTH),
    ...terms,
  }),
  output: Type.Object({ requestId: Type.String({ maxLength: 60 }), state: oneOf(CONTRACT_STATES) }),
  stales: [...CONTRACT_STALES, 'agent.downlines'],
} as const;

export const processDividend = endpoint({
  name: 'home.processDividend',
  requirement: 'calls.home.dividend',
  path: '/wps/relay/MCS2_processDividendReq',
  ...process,
});

export const processDaily = endpoint({
  name: 'home.processDaily',
  requirement: 'calls.home.daily',
  path: '/wps/relay/MCS2_processDailySalContract',
  ...process,
});

export const processHourly = endpoint({
  name: 'home.processHourly',
  requirement: 'calls.home.hourly',
  path: '/wps/relay/MCS2_processContractHourSalary',
  ...process,
});

export const processRealtime = endpoint({
  name: 'home.processRealtime',
  requirement: 'calls.home.realtime',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  ...process,
});
