import { createApp } from './app.ts';
import type { Database } from './db/database.ts';
import { createPasswords, type Passwords } from './db/passwords.ts';
import { checkInvariants } from './ledger/check-invariants.ts';
import type { Violation } from './ledger/check-invariants.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createPlatform } from './platform.ts';
import { secureChance, type Chance } from './play/chance.ts';
import type { Scenarios } from './scenarios/scenarios.ts';
import { openSeededDatabase } from './seed/open-seeded-database.ts';

export interface SandboxOptions {
  /** Folder of the embedded database; null, and nothing given, keep it in memory. */
  readonly dataDir?: string | null;
  /** A PostgreSQL server; goes before `dataDir`. */
  readonly databaseUrl?: string;
  readonly seed?: 'full' | 'small';
  /** Milliseconds; every time limit of the sandbox reads it. */
  readonly now?: () => number;
  /** Opens `/sandbox/outbox` and `/sandbox/scenario`. */
  readonly development?: boolean;
  /** The header in which the server in front says who is calling; it must overwrite what the client sent. Without it everybody is 127.0.0.1. */
  readonly addressHeader?: string;
  /** What the demo games draw by; unless said the system's secure source. */
  readonly chance?: Chance;
  /** What passwords are hashed by; unless said at the cost that keeps them safe. */
  readonly passwords?: Passwords;
}

export interface Sandbox {
  /** Answers /wps, /lgw, /lotto, /TCG_PROD_IMAGES, and in development /sandbox. Never throws. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
  readonly database: Database;
  readonly ledger: { readonly checkInvariants: () => Promise<readonly Violation[]> };
  readonly outbox: Outbox;
  readonly scenarios: Scenarios;
}

/** The platform in small: a real database behind a function from Request to Response. */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const {
    dataDir = null,
    databaseUrl,
    seed = 'full',
    now = Date.now,
    development = false,
    addressHeader = null,
    chance = secureChance,
    passwords = createPasswords(),
  } = options;
  const open = await openSeededDatabase({ dataDir, databaseUrl, size: seed, now: now(), passwords });
  const platform = createPlatform({ db: open.db, now, development, addressHeader, chance, passwords });
  const app = createApp(platform);
  return {
    fetch: async (request) => app.fetch(request),
    close: () => open.close(),
    database: open.db,
    ledger: { checkInvariants: () => checkInvariants(open.db) },
    outbox: platform.outbox,
    scenarios: platform.scenarios,
  };
};
