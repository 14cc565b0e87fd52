import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Plain<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base | Key
  : Key;

/** Looks up a text by key; `values` fill its `{{placeholders}}`; `count` picks the plural. */
export type Words<Key extends string> = (key: Plain<Key>, values?: Readonly<Record<string, string | number>>) => string;

/** The hook of one namespace. Its keys are those of the English file, so a missing text is a type error. */
export const textsOf =
  <Key extends string>(namespace: string) =>
  (): Words<Key> => {
    const { t } = useTranslation(namespace);
    return useCallback((key, values) => t(key, { ...values }), [t]);
  };
