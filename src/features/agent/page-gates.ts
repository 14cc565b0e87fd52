import type { ConsolidatedFunds } from '#schemas/member.ts';

type MarkName = Exclude<keyof ConsolidatedFunds, 'mainBalance' | 'gameBalance' | 'sumBalance'>;
type Gate = (marks: ConsolidatedFunds) => boolean;

/** Creates a check that is true if the member has at least one of the contract flags. */
const anyOf =
  (...names: readonly MarkName[]): Gate =>
  (marks) =>
    names.some((name) => Boolean(marks[name]));

/** Whether a member has the page for dividend contracts, which the specification calls `enableCt`. */
export const hasDividend = anyOf('divtypeinfo', 'divtypereq');
/** Whether a member has the page for daily wages, which the specification calls `salary`. */
export const hasSalary = anyOf('dailysalinfotype', 'dailysalreqtype', 'contractmrdailysalinfotype');

/** Maps each contract page to the check of the contract flags that decides whether a member has the page. */
export const pageGates = {
  agentDividendRecordCopy2: hasDividend,
  agentDailyWages2: hasSalary,
  agentHourSalary: anyOf('contracthoursalinfo', 'contracthoursalreq'),
  agentRealtimeSalary: anyOf('realtimesalinfotype', 'realtimesalreqtype'),
} as const;
