import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fillBounds } from '#schemas/forms/bounds-text.ts';
import type { FieldMessage } from './field-messages.ts';

/** A text of the forms by key; `null` where no catalogue holds it. */
export type FormWords = (key: string, values?: Readonly<Record<string, string | number>>) => string | null;

const NAMESPACE = 'rules';

/** Field labels and messages come by names that the platform's rules bring, so their keys are not known to the compiler. */
export const useFormWords = (): FormWords => {
  const { t, i18n } = useTranslation(NAMESPACE);
  return useCallback((key, values) => (i18n.exists(key, { ns: NAMESPACE }) ? t(key, { ...values }) : null), [t, i18n]);
};

/** What a message says: its own text, its fallback for an unknown pattern id, or that something is wrong. */
export const messageText = (words: FormWords, message: FieldMessage): string => {
  if ('text' in message) return message.text;
  const text = words(message.key) ?? words(message.fallback) ?? words('format') ?? message.key;
  return message.bounds === null ? text : fillBounds(text, message.bounds);
};
