import { processDaily, processDividend, processHourly, processRealtime } from './calls/contracts.ts';
import type { ContractKind } from './contract-names.ts';

/** The call that carries out an action on a contract, by kind of contract. The calls differ only in name and path. */
export const processOf: Readonly<Record<ContractKind, typeof processDividend>> = {
  dividend: processDividend,
  daily: processDaily,
  hourly: processHourly,
  realtime: processRealtime,
};
