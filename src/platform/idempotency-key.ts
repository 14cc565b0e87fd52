import { readSession, writeSession } from '#src/lib/browser-storage.ts';

/**
 * Identifies one operation that moves money, so that the platform carries it out once however often it is sent. It is created when the player confirms
 * and stays the same over retries and reloads of the tab until the outcome is known.
 */
export class IdempotencyKey {
  /** A UUID, sent as the `Idempotency-Key` header. */
  readonly value: string;
  readonly #slot: string;

  private constructor(slot: string, value: string) {
    this.#slot = slot;
    this.value = value;
  }

  /** The key of an earlier attempt at `operation` whose outcome is unknown, else a new one. */
  static of(operation: string): IdempotencyKey {
    const slot = `operation:${operation}`;
    const value = readSession(slot) ?? crypto.randomUUID();
    writeSession(slot, value);
    return new IdempotencyKey(slot, value);
  }

  /** Call once the outcome is known: the next operation of this name gets a new key. */
  settle(): void {
    if (readSession(this.#slot) === this.value) writeSession(this.#slot, null);
  }
}
