import type { Database } from '#sandbox/db/database.ts';
import type { Passwords } from '#sandbox/db/passwords.ts';
import type { Consequences } from './consequences.ts';
import { createKeyedMutex, type RunExclusive } from './keyed-mutex.ts';
import type { RandomSource } from './random-source.ts';

interface KernelOptions {
  readonly db: Database;
  /** Returns the current time in Unix milliseconds. */
  readonly now: () => number;
  readonly development: boolean;
  /** The random source for the outcomes of the demo games. */
  readonly random: RandomSource;
  readonly passwords: Passwords;
  /** The handlers of a settled bet, a paid deposit and a new member. They are injected so that the code with the event does not depend on them. */
  readonly consequences: Consequences;
  /** Called with errors that are not the client's fault. */
  readonly onError: (error: unknown, requestId: string | null) => void;
}

/** What all services depend on: the database, the clock, locks and other external inputs. The kernel itself depends on no service. */
export interface Kernel extends KernelOptions {
  readonly runExclusive: RunExclusive;
  /** Identifies the sandbox; `inMemory` keys its state by this object. */
  readonly memory: object;
}

export const createKernel = (options: KernelOptions): Kernel => ({
  ...options,
  runExclusive: createKeyedMutex(),
  memory: {},
});

/** Returns a copy of the kernel that uses the transaction `db`, so that all writes are committed or rolled back with it. */
export const withDatabase = (kernel: Kernel, db: Database): Kernel => ({ ...kernel, db });

/**
 * Defines a service whose state is in memory. It is created once per sandbox. The state is empty after a restart, and is not rolled back with a
 * transaction.
 */
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
