/**
 * jsdom has a `Uint8Array` of its own realm. Node's `TextEncoder` returns Node's `Uint8Array`, which jose then rejects, so tests use Node's
 * everywhere.
 */
const bytes: unknown = Object.getPrototypeOf(Buffer.prototype).constructor;
Object.defineProperty(globalThis, 'Uint8Array', { value: bytes, configurable: true, writable: true });
