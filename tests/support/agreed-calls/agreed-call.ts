/** A call as the requirements have it. */
export type AgreedCall = readonly [
  /** Requirement ids, separated by spaces. */
  ids: string,
  method: string,
  path: string,
  /** The token: n none, s sent, t needed; then `sealed` where the body is. */
  token: string,
  /** Input fields, separated by spaces; `?` marks an optional one. */
  input: string,
  /** Fields of the answer's value, likewise; `[]` precedes those of a list's items, `{}` those of a table's. */
  answer: string,
];
