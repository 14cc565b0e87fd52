import type { OperationCall } from '#schemas/call.ts';
import { inputText, type OpenInput } from '#schemas/operation.ts';
import { operationsOf, readSession, sessionKeys, writeSession } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';

/** The slots of the member who is in: the next one in the same tab neither meets them nor asks about them. */
const slotsOf = ({ name }: OperationCall): string => `${operationsOf(readSession('customerId') ?? '')}${name} `;
const slotOf = (call: OperationCall, input: unknown): string => slotsOf(call) + inputText(call, input);

/** The latest key of each slot whose outcome this page has learned: one part of the page may learn it while another still asks. */
const settled = new Map<string, string>();

/**
 * Identifies one operation, so that the platform carries it out once however often it is sent. It is created when the player confirms and stays the
 * same over retries, reloads of the tab and an expired session until the outcome is known.
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
   * The key of an earlier attempt at the same operation whose outcome is unknown, else a new one. Another input is another operation, and so is the
   * same one once its outcome is known. What is stored has no secrets.
   */
  static of(call: OperationCall, input: unknown): IdempotencyKey {
    const slot = slotOf(call, input);
    const value = readSession(slot) ?? crypto.randomUUID();
    writeSession(slot, value);
    return new IdempotencyKey(call.name, slot, value);
  }

  /** The key under which an operation was sent, to ask what became of it; `null` for one that was never sent from here. */
  static known(call: OperationCall, input: unknown): IdempotencyKey | null {
    const slot = slotOf(call, input);
    const value = readSession(slot) ?? settled.get(slot);
    return value === undefined ? null : new IdempotencyKey(call.name, slot, value);
  }

  /** The inputs, without their secrets, of all operations of a call whose outcome is still unknown, such as those that a reload has cut off. */
  static pending<C extends OperationCall>(call: C): readonly OpenInput<C>[] {
    const slots = slotsOf(call);
    return sessionKeys(slots).flatMap((slot) => {
      try {
        return [parseJson(slot.slice(slots.length)) as OpenInput<C>];
      } catch {
        // Not one of ours.
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
