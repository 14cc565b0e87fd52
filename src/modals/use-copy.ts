import { useCallback } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { useSharingTexts } from '#src/texts/sharing-texts.ts';
import { copyText } from './copy-text.ts';
import { useToasts } from './toast-store.ts';

/** Returns a function that copies a text and reports success or failure in a toast, because browsers may refuse to copy. */
export const useCopy = (words: { readonly copied: string; readonly failed: string }): ((text: string) => void) => {
  const { show } = useToasts();
  const { copied: done, failed } = words;
  return useCallback(
    (text) => {
      copyText(text).then(
        () => show(done, 'success'),
        () => show(failed, 'danger'),
      );
    },
    [show, done, failed],
  );
};

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Returns a function that shares a link through the device's share menu, or copies it if that fails; `null` if the browser cannot share. */
export const useShare = (copy: (text: string) => void): ((link: string) => Promise<void>) | null => {
  const sharing = useSharingTexts();
  const { name } = useBrand();
  if (typeof navigator.share !== 'function') return null;
  return async (url) => {
    try {
      await navigator.share({ text: sharing('share.text', { brand: name }), url });
    } catch (error) {
      if (!isAbort(error)) copy(url);
    }
  };
};
