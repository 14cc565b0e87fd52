import type { ConsolidatedFunds } from '#schemas/member.ts';

type MarkName = Exclude<keyof ConsolidatedFunds, 'mainBalance' | 'gameBalance' | 'sumBalance'>;
type Gate = (marks: ConsolidatedFunds) => boolean;

/** Creates a check that is true if the member has at least one of the contract flags. */
const anyOf =
  (...names: readonly MarkName[]): Gate =>
  (marks) =>
    names.some((name) => Boolean(marks[name]));

/** Whether a member has the page of dividend contracts; named `enableCt` in the specification. */
export const hasDividend = anyOf('divtypeinfo', 'divtypereq');
/** Whether a member has the page of daily wages; named `salary` in the specification. */
export const hasSalary = anyOf('dailysalinfotype', 'dailysalreqtype', 'contractmrdailysalinfotype');

/** Maps each contract page to the check whether a member has it, by the member's contract flags. */
export const pageGates = {
  agentDividendRecordCopy2: hasDividend,
  agentDailyWages2: hasSalary,
  agentHourSalary: anyOf('contracthoursalinfo', 'contracthoursalreq'),
  agentRealtimeSalary: anyOf('realtimesalinfotype', 'realtimesalreqtype'),
} as const;
