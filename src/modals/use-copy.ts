import { useCallback } from 'react';
import { useToasts } from './toast-store.ts';

/** Copies a text and shows the result in a toast, in the words of the feature: browsers may refuse. */
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
