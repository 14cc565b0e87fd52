import { useCallback } from 'react';
import { useToasts } from './toast-store.ts';

/** Returns a function that copies a text and reports success or failure in a toast, because browsers may refuse to copy. */
export const useCopy = (words: { readonly copied: string; readonly failed: string }): ((text: string) => void) => {
  const { show } = useToasts();
  const { copied: done, failed } = words;
  return useCallback(
    (text) => {
      const copied = async (): Promise<void> => navigator.clipboard.writeText(text);
      copied().then(
        () => show(done, 'success'),
        () => show(failed, 'danger'),
      );
    },
    [show, done, failed],
  );
};
