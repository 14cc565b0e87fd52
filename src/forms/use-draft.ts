import { useEffect, type RefObject } from 'react';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import type { FormStore } from './form-store.ts';
import { draftValues, type DraftStore } from './form-values.ts';

/** Writes the draft of a form when a field is left, when the form closes, and when the page is hidden: a browser that discards it says no more. */
export const useDraft = (
  drafts: DraftStore | undefined,
  form: FormDefinition,
  store: FormStore,
  element: RefObject<HTMLFormElement | null>,
): void => {
  useEffect(() => {
    const write = (): void => drafts?.write(draftValues(form, store.values()));
    const writeHidden = (): void => {
      if (document.visibilityState === 'hidden') write();
    };
    const { current } = element;
    current?.addEventListener('focusout', write);
    document.addEventListener('visibilitychange', writeHidden);
    addEventListener('pagehide', write);
    return () => {
      current?.removeEventListener('focusout', write);
      document.removeEventListener('visibilitychange', writeHidden);
      removeEventListener('pagehide', write);
      write();
    };
  }, [drafts, form, store, element]);
};
