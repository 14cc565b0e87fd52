import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextName } from '#schemas/language-packs/text-name.ts';
import type CommonTexts from '#languages/EN/site/common.json';
import type ErrorTexts from '#languages/EN/site/errors.json';

/** Looks up a text by key. `values` fill its `{{placeholders}}`; `count` selects the plural form. */
export type Translate<Key extends string> = (
  key: Key | TextName<Key>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Creates the hook for one namespace. Its keys are those of the English file, so a missing text is a type error. */
export const createTextsHook =
  <Key extends string>(namespace: string) =>
  (): Translate<Key> => {
    const { t } = useTranslation(namespace);
    return useCallback((key, values) => t(key, { ...values }), [t]);
  };

/** Texts shared by all features, such as Close, Retry and Loading. */
export const useCommonTexts = createTextsHook<keyof typeof CommonTexts>('common');

export const useErrorTexts = createTextsHook<keyof typeof ErrorTexts>('errors');
