export interface Keyed<T> {
  readonly key: string;
  readonly value: T;
}

/** Values with keys for lists that never change their order: the place of each. */
export const keyed = <T>(values: readonly T[]): readonly Keyed<T>[] =>
  values.map((value, at) => ({ key: String(at), value }));
