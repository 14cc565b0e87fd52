import type { Static, TSchema } from 'typebox';
import type { Call, Method, OperationCall } from './call.ts';

/** Identifies a file by its size and type. The name is left out because it may change, and the content because it is not read. */
interface FileMetadata {
  readonly size: number;
  readonly type: string;
}

type Stored<Value> = Value extends Blob
  ? FileMetadata
  : Value extends readonly (infer Entry)[]
    ? readonly Stored<Entry>[]
    : Value;
type StoredFields<Input> = { readonly [Name in keyof Input]: Stored<Input[Name]> };

/** The input of an operation, without its secrets and with the metadata of files instead of the files. It can be stored and compared. */
export type OpenInput<C> =
  C extends Call<infer I, TSchema, Method, boolean, infer Secret> ? StoredFields<Omit<Static<I>, Secret>> : never;

const stored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stored);
  if (value instanceof Blob) return { size: value.size, type: value.type } satisfies FileMetadata;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, stored(inner)]),
  );
};

/** Removes the secrets from the input of an operation, replaces files with their metadata and sorts the fields. Applying it again changes nothing. */
export const openInput = <C extends OperationCall>({ secrets }: C, input: unknown): OpenInput<C> => {
  const fields = Object.entries(input ?? {}).filter(([name]) => !secrets.includes(name));
  return stored(Object.fromEntries(fields)) as OpenInput<C>;
};

/**
 * Returns a text that identifies an operation by its input. Two inputs of a call belong to the same operation if and only if their texts are equal.
 */
export const inputText = (call: OperationCall, input: unknown): string => JSON.stringify(openInput(call, input));
