import type { Language } from '#schemas/languages.ts';

/** An amount in a text. It is formatted in the reader's language. */
export interface TextAmount {
  /** The minor units, as text. */
  readonly minor: string;
  readonly currency: string;
  readonly symbol: string;
}

/** A reference to a text in the catalogues in `languages/<CODE>/sandbox`, resolved in the reader's language when it is read. */
export interface TextReference {
  /** The catalogue and the key, such as `messages:account.email`. */
  readonly text: string;
  /** The values for the placeholders. `count` selects the plural form. */
  readonly values?: Readonly<Record<string, string | number | TextAmount | StoredText>>;
}

/**
 * Content by language, as operators write it. The base language is required; it is used where a language is missing. Earlier versions also stored
 * the platform's own texts in this form.
 */
export type Translations<T> = Readonly<Record<Language, T>>;

/** A text as stored in the database; resolved by `translate`. */
export type StoredText = TextReference | Translations<string>;

/** Several texts that belong together, as stored in the database. `content` is HTML; a list has one text for each paragraph. */
export type StoredTexts<T> =
  | { readonly [Field in keyof T]: Field extends 'content' ? TextReference | readonly TextReference[] : TextReference }
  | Translations<T>;
