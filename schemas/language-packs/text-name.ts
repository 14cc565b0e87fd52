/** The name of a text by its key: all plural forms of a text, such as `days_one` and `days_other`, are named `days`. */
export type TextName<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
