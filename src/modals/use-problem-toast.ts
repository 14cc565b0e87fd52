import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';

/** Returns a function that shows a problem in a toast. */
export const useProblemToast = (): ((problem: Problem) => void) => {
  const words = useProblemText();
  const { show } = useToasts();
  return useCallback((problem) => show(words(problem), 'danger'), [words, show]);
};
