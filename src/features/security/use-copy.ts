import { useCallback } from 'react';
import { useToasts } from '#src/modals/toast-store.ts';
import { useSecurityTexts } from './texts.ts';

/** Copies a text and shows the result in a toast: browsers may refuse. */
export const useCopy = (): ((text: string) => void) => {
  const t = useSecurityTexts();
  const { show } = useToasts();
  return useCallback(
    (text) => {
      const copied = async (): Promise<void> => navigator.clipboard.writeText(text);
      copied().then(
        () => show(t('copied'), 'success'),
        () => show(t('copy.failed'), 'danger'),
      );
    },
    [show, t],
  );
};
