/** A deliberate defect in the ledger, which the test must detect. */
export type Mutant = 'no-unique-key' | 'no-transaction';

export interface ServerOptions {
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server, which takes precedence over `dataDir`. */
  readonly databaseUrl: string | null;
  /** The number of members to create; 0 for a database that already has them. */
  readonly members: number;
  readonly mutant: Mutant | null;
  /** The port, or 0 for any free one. */
  readonly port: number;
}

export interface PreparedPlayer {
  readonly name: string;
  readonly token: string;
  /** The account to which money is withdrawn. */
  readonly accountId: string;
}

export interface Prepared {
  /** Each member's initial money, in minor units. */
  readonly funds: number;
  /** The tokens of members who only receive money. */
  readonly uplines: readonly string[];
  readonly players: readonly PreparedPlayer[];
  /** The account type of a game wallet. */
  readonly wallet: number;
  readonly game: { readonly nodeId: number; readonly vassalage: string; readonly gameType: string };
}

/** The first message of a server. */
export interface Started {
  readonly port: number;
  readonly prepared: Prepared | null;
}

export interface Audit {
  /** Ledger rules that were broken. */
  readonly violations: readonly string[];
  /** The number of ledger transactions of each kind. */
  readonly transactions: Readonly<Record<string, number>>;
  /** How many operations were carried out. */
  readonly keys: number;
}
