import { useEffect } from 'react';
import { writeSession } from '#src/lib/browser-storage.ts';

/** Keeps the last answer of a member's call in session storage, unchanged, until logout. */
export const useKeptAnswer = (key: 'merchantWallet' | 'consolidated', answer: unknown): void => {
  useEffect(() => {
    if (answer !== undefined) writeSession(key, JSON.stringify(answer));
  }, [key, answer]);
};
