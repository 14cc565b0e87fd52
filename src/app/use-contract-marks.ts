import { useEffect } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { consolidated } from '#schemas/calls/home.ts';
import type { ConsolidatedFunds } from '#schemas/member.ts';
import type { Problem } from '#schemas/problem.ts';
import { hasDividend, hasSalary } from '#src/features/agent/page-gates.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useKeptAnswer } from '#src/session/use-kept-answer.ts';

const mark = (isOpen: boolean): string => (isOpen ? '1' : '0');

/** The marks of contracts, which decide about pages of the agent centre. Stores the answer and two of its marks for the session, as the platform's own site does. */
export const useContractMarks = (enabled: boolean): UseQueryResult<ConsolidatedFunds, Problem> => {
  const marks = useCallQuery(consolidated, {}, { staleTime: 0, enabled });
  const data = enabled ? marks.data : undefined;
  useKeptAnswer('consolidated', data);
  useEffect(() => {
    if (data === undefined) return;
    writeSession('enableContract', mark(hasDividend(data)));
    writeSession('enableSalary', mark(hasSalary(data)));
  }, [data]);
  return marks;
};
