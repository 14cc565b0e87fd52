/** The name of a text, derived from its key: all plural forms of a text, such as `days_one` and `days_other`, have the name `days`. */
export type TextName<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
