import type { ConsolidatedFunds } from '#schemas/member.ts';

type MarkName = Exclude<keyof ConsolidatedFunds, 'mainBalance' | 'gameBalance' | 'sumBalance'>;
type Gate = (marks: ConsolidatedFunds) => boolean;

/** Creates a gate that is open if any of the flags is set. */
const anyOf =
  (...names: readonly MarkName[]): Gate =>
  (marks) =>
    names.some((name) => Boolean(marks[name]));

/** The gate `enableCt`. */
export const hasDividend = anyOf('divtypeinfo', 'divtypereq');
/** The gate `salary`. */
export const hasSalary = anyOf('dailysalinfotype', 'dailysalreqtype', 'contractmrdailysalinfotype');

/** Who has the contract pages, depending on the contract flags. */
export const pageGates = {
  agentDividendRecordCopy2: hasDividend,
  agentDailyWages2: hasSalary,
  agentHourSalary: anyOf('contracthoursalinfo', 'contracthoursalreq'),
  agentRealtimeSalary: anyOf('realtimesalinfotype', 'realtimesalreqtype'),
} as const;
