/** A ledger that is broken on purpose: the test must notice it. */
export type Mutant = 'no-unique-key' | 'no-transaction';

export interface ServerOptions {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server; takes precedence. */
  readonly databaseUrl: string | null;
  /** How many members to make; 0 for a database that has them. */
  readonly members: number;
  readonly mutant: Mutant | null;
  /** 0 for any free one. */
  readonly port: number;
}

export interface PreparedPlayer {
  readonly name: string;
  readonly token: string;
  /** The account to withdraw to. */
  readonly accountId: string;
}

export interface Prepared {
  /** What each member holds at first, in minor units. */
  readonly funds: number;
  /** The tokens of members who receive alone. */
  readonly uplines: readonly string[];
  readonly players: readonly PreparedPlayer[];
  /** The account type of a game wallet. */
  readonly wallet: number;
  readonly game: { readonly nodeId: number; readonly vassalage: string; readonly gameType: string };
}

/** What the first message of a server says. */
export interface Started {
  readonly port: number;
  readonly prepared: Prepared | null;
}

export interface Audit {
  /** Broken rules of the ledger. */
  readonly violations: readonly string[];
  /** How many ledger transactions there are of each kind. */
  readonly transactions: Readonly<Record<string, number>>;
  /** How many operations were carried out. */
  readonly keys: number;
}
