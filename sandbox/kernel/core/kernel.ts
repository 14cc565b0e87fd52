import type { Database } from '#sandbox/db/database.ts';
import type { Passwords } from '#sandbox/db/passwords.ts';
import type { Consequences } from './consequences.ts';
import { createKeyedMutex, type RunExclusive } from './keyed-mutex.ts';
import type { RandomSource } from './random-source.ts';

interface KernelOptions {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly development: boolean;
  /** Random source of the demo games' outcomes. */
  readonly random: RandomSource;
  readonly passwords: Passwords;
  /** Handlers of a settled bet, a paid deposit and a new member; the code that raises the event does not know them. */
  readonly consequences: Consequences;
  /** Called with errors that are not the client's fault. */
  readonly onError: (error: unknown, requestId: string | null) => void;
}

/** The dependencies of every service: database, clock, locks and external inputs. The kernel depends on no service. */
export interface Kernel extends KernelOptions {
  readonly runExclusive: RunExclusive;
  /** Identifies the sandbox; `inMemory` uses it as the key of its state. */
  readonly memory: object;
}

export const createKernel = (options: KernelOptions): Kernel => ({
  ...options,
  runExclusive: createKeyedMutex(),
  memory: {},
});

/** Returns the same kernel writing through the transaction `db`, committed or rolled back with that transaction. */
export const withDatabase = (kernel: Kernel, db: Database): Kernel => ({ ...kernel, db });

/** Defines a service with state in memory: created once for each sandbox, empty after a restart, and not rolled back with a transaction. */
export const inMemory = <Service>(
  create: (kernel: Pick<Kernel, 'now'>) => Service,
): ((kernel: Pick<Kernel, 'now' | 'memory'>) => Service) => {
  const created = new WeakMap<object, Service>();
  return (kernel) => {
    const known = created.get(kernel.memory);
    if (known !== undefined) return known;
    const service = create(kernel);
    created.set(kernel.memory, service);
    return service;
  };
};
