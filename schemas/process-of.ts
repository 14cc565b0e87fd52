import { processDaily, processDividend, processHourly, processRealtime } from './calls/contracts.ts';
import type { ContractKind } from './contract-names.ts';

/** The call that an action on a contract of a kind goes to. They differ by their names and paths alone. */
export const processOf: Readonly<Record<ContractKind, typeof processDividend>> = {
  dividend: processDividend,
  daily: processDaily,
  hourly: processHourly,
  realtime: processRealtime,
};
