/** A call as the requirements specify it. */
export type AgreedCall = readonly [
  /** Requirement ids, separated by spaces. */
  ids: string,
  method: string,
  path: string,
  /** The token: `n` for none, `s` for sent if there is one, `t` for required; followed by `sealed` if the body is encrypted. */
  token: string,
  /** Input fields, separated by spaces; `?` marks an optional one. */
  input: string,
  /** Fields of the response's value, in the same format; a leading `[]` means the fields of a list's items, `{}` those of a record's values. */
  answer: string,
];
