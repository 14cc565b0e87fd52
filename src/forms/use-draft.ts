import { useEffect, type RefObject } from 'react';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import type { FormStore } from './form-store.ts';
import { draftValues, type DraftStore, type FormValues } from './form-values.ts';

/** Writes values to a draft each time the page is hidden or left. Returns a function that stops this. */
export const keepWhenHidden = (drafts: DraftStore, read: () => FormValues): (() => void) => {
  const keep = (): void => (drafts.writeHidden ?? drafts.write)(read());
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', keep);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', keep);
  };
};

/**
 * Writes the draft of a form when a field loses focus, when the form closes, and when the page is hidden, because a browser that discards a page
 * sends no further event.
 */
export const useDraft = (
  drafts: DraftStore | undefined,
  form: FormDefinition,
  store: FormStore,
  element: RefObject<HTMLFormElement | null>,
): void => {
  useEffect(() => {
    const write = (): void => drafts?.write(draftValues(form, store.values()));
    const stopKeeping = drafts && keepWhenHidden(drafts, () => draftValues(form, store.values()));
    const { current } = element;
    current?.addEventListener('focusout', write);
    return () => {
      current?.removeEventListener('focusout', write);
      stopKeeping?.();
      write();
    };
  }, [drafts, form, store, element]);
};
