import type { ReactNode } from 'react';
import { FormSpeechContext, useFormSpeech } from './form-words.ts';

/** Finds the texts once for all the fields inside of it. */
export function FormSpeaker({ children }: { children: ReactNode }) {
  return <FormSpeechContext value={useFormSpeech()}>{children}</FormSpeechContext>;
}
