import { useCallback, useEffect } from 'react';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import type { FormStore } from './form-store.ts';
import { draftValues, type DraftStore } from './form-values.ts';

/** Writes the draft of a form when it closes and when the page is hidden, which a browser that discards it tells no further. Returns what writes it now. */
export const useDraft = (drafts: DraftStore | undefined, form: FormDefinition, store: FormStore): (() => void) => {
  const write = useCallback(() => drafts?.write(draftValues(form, store.values())), [drafts, form, store]);
  useEffect(() => {
    const writeHidden = (): void => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', writeHidden);
    addEventListener('pagehide', write);
    return () => {
      document.removeEventListener('visibilitychange', writeHidden);
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
  return write;
};
