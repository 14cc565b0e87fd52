export interface Keyed<T> {
  readonly key: string;
  readonly value: T;
}

/** Adds index keys, for lists that are never reordered. */
export const keyed = <T>(values: readonly T[]): readonly Keyed<T>[] =>
  values.map((value, index) => ({ key: String(index), value }));
