/** A command of `marquee`. */
export interface Command {
  /** The arguments as in a line of usage, such as `BRAND --out DIR`. */
  readonly usage: string;
  /** What it does, in at most 44 characters. */
  readonly summary: string;
  /** What else to know: an option or a note in each line. */
  readonly details: readonly string[];
  /** Resolves to the exit code. Throws a `TypeError` with a code for an unknown or incomplete option. */
  readonly run: (args: readonly string[]) => number | Promise<number>;
}

/** The commands by name. */
export type Commands = Readonly<Record<string, Command>>;
