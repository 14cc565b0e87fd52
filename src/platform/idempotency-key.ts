import { readSession, writeSession } from '#src/lib/browser-storage.ts';

/**
 * Names one operation that moves money, so that the platform carries it out once however often it is sent. It is made when the player confirms and
 * stays the operation's key, over retries and a reload of the tab, until the platform's answer is known.
 */
export class IdempotencyKey {
  /** A UUID; goes as the `Idempotency-Key` header. */
  readonly value: string;
  readonly #slot: string;

  private constructor(slot: string, value: string) {
    this.#slot = slot;
    this.value = value;
  }

  /** The key of an earlier try of `operation` that is still without an answer, or a new one. */
  static of(operation: string): IdempotencyKey {
    const slot = `operation:${operation}`;
    const value = readSession(slot) ?? crypto.randomUUID();
    writeSession(slot, value);
    return new IdempotencyKey(slot, value);
  }

  /** The answer is known: the next operation of this name gets another key. */
  settle(): void {
    if (readSession(this.#slot) === this.value) writeSession(this.#slot, null);
  }
}
