import type { ConsolidatedFunds } from '#schemas/member.ts';

type MarkName = Exclude<keyof ConsolidatedFunds, 'mainBalance' | 'gameBalance' | 'sumBalance'>;
type Gate = (marks: ConsolidatedFunds) => boolean;

/** A mark that is there opens its page. */
const anyOf =
  (...names: readonly MarkName[]): Gate =>
  (marks) =>
    names.some((name) => Boolean(marks[name]));

/** The gate `enableCt`. */
export const hasDividend = anyOf('divtypeinfo', 'divtypereq');
/** The gate `salary`. */
export const hasSalary = anyOf('dailysalinfotype', 'dailysalreqtype', 'contractmrdailysalinfotype');

/** Who has the pages of contracts, by the marks of contracts. */
export const pageGates = {
  agentDividendRecordCopy2: hasDividend,
  agentDailyWages2: hasSalary,
  agentHourSalary: anyOf('contracthoursalinfo', 'contracthoursalreq'),
  agentRealtimeSalary: anyOf('realtimesalinfotype', 'realtimesalreqtype'),
} as const;
