import type { TSchema } from 'typebox';
import type { Call, Method } from '#schemas/call.ts';
import { operationsOf, readSession, sessionKeys, writeSession } from '#src/lib/browser-storage.ts';

type MovingCall = Call<TSchema, TSchema, Method, true>;

/** Of the member who is in: the next one in the same tab neither meets it nor asks about it. */
const slotOf = (call: string, confirmed: string): string =>
  `${operationsOf(readSession('customerId') ?? '')}${call} ${confirmed}`;

/** The latest key of each slot whose outcome this page has learned: one part of the page may learn it while another still asks. */
const settled = new Map<string, string>();

/**
 * Identifies one operation that moves money, so that the platform carries it out once however often it is sent. It is created when the player confirms
 * and stays the same over retries, reloads of the tab and an expired session until the outcome is known.
 */
export class IdempotencyKey {
  /** A UUID, sent as the `Idempotency-Key` header. */
  readonly value: string;
  /** The name of the call that it is for. */
  readonly call: string;
  readonly #slot: string;

  private constructor(call: string, slot: string, value: string) {
    this.call = call;
    this.#slot = slot;
    this.value = value;
  }

  /**
   * The key of an earlier attempt at the same operation whose outcome is unknown, else a new one. `confirmed` says what the player confirmed, such as
   * `main to game, 100.00`: another amount is another operation. It is stored in the browser, so it contains no secret.
   */
  static of({ name }: MovingCall, confirmed: string): IdempotencyKey {
    const slot = slotOf(name, confirmed);
    const value = readSession(slot) ?? crypto.randomUUID();
    writeSession(slot, value);
    return new IdempotencyKey(name, slot, value);
  }

  /** The key under which an operation was sent, to ask what became of it; `null` for one that was never sent from here. */
  static known({ name }: MovingCall, confirmed: string): IdempotencyKey | null {
    const slot = slotOf(name, confirmed);
    const value = readSession(slot) ?? settled.get(slot);
    return value === undefined ? null : new IdempotencyKey(name, slot, value);
  }

  /** What was confirmed in the latest operation of a call whose outcome is still unknown, such as one that a reload has cut off; `null` for none. */
  static pending({ name }: MovingCall): string | null {
    const prefix = slotOf(name, '');
    return sessionKeys(prefix).at(-1)?.slice(prefix.length) ?? null;
  }

  /** Call once the outcome is known: the next operation of this kind gets a new key. */
  settle(): void {
    if (readSession(this.#slot) !== this.value) return;
    settled.set(this.#slot, this.value);
    writeSession(this.#slot, null);
  }
}
