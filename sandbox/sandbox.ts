import { outboxOf, type Outbox } from '#sandbox/kernel/outbox/outbox.ts';
import { scenariosOf, type Scenarios } from '#sandbox/kernel/scenarios/scenarios.ts';
import { createApp } from '#sandbox/app/app.ts';
import type { Database } from '#sandbox/db/database.ts';
import { createPasswords, type Passwords } from '#sandbox/db/passwords.ts';
import { withoutValues } from '#sandbox/db/without-values.ts';
import { checkInvariants, type Violation } from '#sandbox/kernel/ledger/check-invariants.ts';
import { createMerchants, type Merchants } from '#sandbox/seed/merchants.ts';
import { consequences } from '#sandbox/consequences/consequences.ts';
import { createKernel } from '#sandbox/kernel/core/kernel.ts';
import { mountDeveloperPages } from '#sandbox/developer/mount-developer-pages.ts';
import { secureRandom, type RandomSource } from '#sandbox/kernel/core/random-source.ts';
import { settleAll } from '#sandbox/domains/settlement/settle-due.ts';
import { openSeededDatabase } from '#sandbox/seed/open-seeded-database.ts';

export interface SandboxOptions {
  /** The folder of the embedded database; the database is in memory if this is `null` or missing. */
  readonly dataDir?: string | null;
  /** The URL of a PostgreSQL database, which is used instead of `dataDir`. */
  readonly databaseUrl?: string;
  readonly seed?: 'full' | 'small';
  /** Returns the current time in Unix milliseconds. All time limits use it. */
  readonly now?: () => number;
  /** Whether the developer pages, such as `/sandbox/outbox` and `/sandbox/scenario`, exist. */
  readonly development?: boolean;
  /**
   * The header in which the proxy sends the client's address; the proxy must overwrite any value from the client. Without this option, every client
   * is 127.0.0.1.
   */
  readonly addressHeader?: string;
  /** The random source for the outcomes of the demo games; by default the system's secure source. */
  readonly random?: RandomSource;
  /** The functions that hash passwords; by default with a secure cost. */
  readonly passwords?: Passwords;
  /** Whether merchants have sample members with money, a history and publicly known passwords; true by default. */
  readonly people?: boolean;
  /** Called with errors that are not the client's fault, without database values. By default, they are written to standard error. */
  readonly onError?: (error: unknown, requestId: string | null) => void;
}

export interface Sandbox {
  /**
   * Answers requests to /wps, /lgw, /lotto, /TCG_PROD_IMAGES and, in development, /sandbox. Trusts the server in front to set `Merchant`,
   * `Session-Mode` and `Host` to the values of the brand, and to remove `Merchant` if a host belongs to no brand. Never throws.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Pays agents for the periods that have ended. Should be called from time to time; otherwise agents are paid when an agent sends the next request.
   * The promise never rejects.
   */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly database: Database;
  readonly merchants: Merchants;
  readonly ledger: { readonly checkInvariants: () => Promise<readonly Violation[]> };
  readonly outbox: Outbox;
  readonly scenarios: Scenarios;
}

const writeError = (error: unknown): void =>
  void process.stderr.write(`sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);

/** Creates a sandbox: a small but complete platform, as a function from Request to Response on a database. */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const {
    dataDir = null,
    databaseUrl,
    seed = 'full',
    now = Date.now,
    development = false,
    addressHeader = null,
    random = secureRandom,
    passwords = createPasswords(),
    people = true,
    onError = writeError,
  } = options;
  const open = await openSeededDatabase({ dataDir, databaseUrl, size: seed, now: now(), passwords, people });
  const kernel = createKernel({
    db: open.db,
    now,
    development,
    random,
    passwords,
    consequences,
    onError: (error, requestId) => onError(withoutValues(error), requestId),
  });
  const app = createApp({ kernel, addressHeader });
  mountDeveloperPages(app, kernel);
  return {
    fetch: async (request) => app.fetch(request),
    settle: () => settleAll(kernel),
    close: () => open.close(),
    database: open.db,
    merchants: await createMerchants({ db: open.db, now, passwords, people }),
    ledger: { checkInvariants: () => checkInvariants(open.db) },
    outbox: outboxOf(kernel),
    scenarios: scenariosOf(kernel),
  };
};
