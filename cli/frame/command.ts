import type { Static, TSchema } from 'typebox';
import type { ExitCode } from './exit-codes.ts';
import type { CommandIo } from './command-io.ts';

/** The kind of values that a shell offers. */
export type Offer = 'brands' | 'looks' | 'commands' | 'files' | 'folders';

/** An option of a command. Its key is the name without hyphens. */
export interface Option {
  readonly short?: string;
  /** The placeholder for its value, such as `DIR`. An option with neither a placeholder nor `choices` is a switch. */
  readonly value?: string;
  /** The only possible values. */
  readonly choices?: readonly string[];
  readonly offers?: Offer;
  readonly required?: true;
  /** Whether it can be given several times. */
  readonly multiple?: true;
  readonly summary: string;
}

export type Options = Readonly<Record<string, Option>>;

/** A positional argument. */
export interface Argument {
  readonly name: string;
  readonly optional?: true;
  /** Whether any number of arguments may follow; only for the last one. */
  readonly rest?: true;
  readonly choices?: readonly string[];
  readonly offers?: Offer;
}

type ValueOf<O extends Option> = O extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : O extends { readonly value: string }
    ? string
    : boolean;

type OptionValue<O extends Option> =
  ValueOf<O> extends boolean
    ? boolean
    : O extends { readonly multiple: true }
      ? readonly ValueOf<O>[]
      : O extends { readonly required: true }
        ? ValueOf<O>
        : ValueOf<O> | undefined;

/** The values of options by name. */
type OptionValues<O extends Options> = { readonly [Name in keyof O]: OptionValue<O[Name]> };

type ArgumentValue<A extends Argument> =
  | (A extends { readonly choices: readonly (infer Choice)[] } ? Choice : string)
  | (A extends { readonly optional: true } ? undefined : never);

/** The values of arguments, in their order. */
type ArgumentValues<A extends readonly Argument[]> = { readonly [At in keyof A]: ArgumentValue<A[At]> };

/** The input of a command. */
export interface CommandInput<Values = unknown, Arguments = readonly unknown[]> {
  readonly values: Values;
  readonly args: Arguments;
  readonly io: CommandIo;
}

type DeepReadonly<T> = T extends readonly (infer Entry)[]
  ? readonly DeepReadonly<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** How a command ended. */
export interface Outcome<Result = unknown> {
  readonly exit: ExitCode;
  /** What `--json` prints. */
  readonly result: Result;
  /** What is printed without `--json`. */
  readonly text: string;
  /** Work that continues after the result is printed, such as a server; the command ends with it. */
  readonly until?: Promise<void>;
}

/** A command's code, which is loaded only when the command runs. */
export interface Implementation<Values, Arguments> {
  /** The JSON schema of the result. */
  readonly schema: TSchema;
  // A method, so that implementations with different options fit into one table.
  run(input: CommandInput<Values, Arguments>): Outcome | Promise<Outcome>;
}

/** Joins a command's code with the schema of its result. `run` throws a `CommandError` for wrong usage or a refusal. */
export const implement = <Schema extends TSchema, Values, Arguments>(
  schema: Schema,
  run: (
    input: CommandInput<Values, Arguments>,
  ) => Outcome<DeepReadonly<Static<Schema>>> | Promise<Outcome<DeepReadonly<Static<Schema>>>>,
): Implementation<Values, Arguments> => ({ schema, run });

/** A command of `marquee`: parsing, help, completions and `--json-schema` follow from this value. */
export interface Command {
  /** What it does, in at most 44 characters. */
  readonly summary: string;
  readonly args: readonly Argument[];
  readonly options: Options;
  /** Further notes. */
  readonly notes?: readonly string[];
  /** Whether the overview lists only its name. */
  readonly isTool?: true;
  readonly load: () => Promise<Implementation<unknown, readonly unknown[]>>;
}

interface TypedCommand<O extends Options, A extends readonly Argument[]> extends Command {
  readonly args: A;
  readonly options: O;
  readonly load: () => Promise<Implementation<OptionValues<O>, ArgumentValues<A>>>;
}

/** Declares a command. The types check that its code accepts the declared options and arguments. */
export const defineCommand = <const O extends Options, const A extends readonly Argument[]>(
  command: TypedCommand<O, A>,
): Command => command;

/** The commands by name. If a name has two words, the first one is the name of its group. */
export type Commands = Readonly<Record<string, Command>>;
