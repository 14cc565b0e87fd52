import type { OperationCall } from '#schemas/call.ts';
import { inputText, type OpenInput } from '#schemas/operation.ts';
import { randomId } from '#schemas/random-id.ts';
import { operationsOf, readSession, sessionKeys, writeSession } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';

/** Returns the slot prefix of the logged-in member, so that the next member in the tab neither sees nor checks this member's operations. */
const slotsOf = ({ name }: OperationCall): string => `${operationsOf(readSession('customerId') ?? '')}${name} `;
const slotOf = (call: OperationCall, input: unknown): string => slotsOf(call) + inputText(call, input);

/** The last key with a known outcome, by slot. Kept because another part of the page may still be requesting the same outcome. */
const settled = new Map<string, string>();

/**
 * Identifies one operation, so that the platform carries it out once however often it is sent. The key is created when the player confirms, and stays
 * the same across retries, reloads of the tab and an expired session until the outcome is known.
 */
export class IdempotencyKey {
  /** A UUID, sent as the `Idempotency-Key` header. */
  readonly value: string;
  /** The name of the call that the key is for. */
  readonly call: string;
  readonly #slot: string;

  private constructor(call: string, slot: string, value: string) {
    this.call = call;
    this.#slot = slot;
    this.value = value;
  }

  /**
   * Returns a new key, or the key of an earlier attempt at the same operation if the outcome of that attempt is unknown. The input identifies the
   * operation; once the outcome is known, the same input starts a new operation. Nothing secret is stored.
   */
  static of(call: OperationCall, input: unknown): IdempotencyKey {
    const slot = slotOf(call, input);
    const value = readSession(slot) ?? randomId();
    writeSession(slot, value);
    return new IdempotencyKey(call.name, slot, value);
  }

  /** Returns the key under which an operation was sent, for checking its outcome; `null` if this tab never sent the operation. */
  static known(call: OperationCall, input: unknown): IdempotencyKey | null {
    const slot = slotOf(call, input);
    const value = readSession(slot) ?? settled.get(slot);
    return value === undefined ? null : new IdempotencyKey(call.name, slot, value);
  }

  /** Returns the inputs, without secrets, of all operations of a call whose outcome is still unknown, such as those interrupted by a reload. */
  static pending<C extends OperationCall>(call: C): readonly OpenInput<C>[] {
    const slots = slotsOf(call);
    return sessionKeys(slots).flatMap((slot) => {
      try {
        return [parseJson(slot.slice(slots.length)) as OpenInput<C>];
      } catch {
        // The key does not hold the input of an operation.
        return [];
      }
    });
  }

  /** Call once the outcome is known: the next operation of this kind gets a new key. */
  settle(): void {
    if (readSession(this.#slot) !== this.value) return;
    settled.set(this.#slot, this.value);
    writeSession(this.#slot, null);
  }
}
