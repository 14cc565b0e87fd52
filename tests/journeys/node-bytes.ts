/** jsdom brings byte arrays of its own realm, which Node's `TextEncoder` does not make and the cipher therefore refuses; a browser has one kind only, and so has a journey. */
const bytes: unknown = Object.getPrototypeOf(Buffer.prototype).constructor;
Object.defineProperty(globalThis, 'Uint8Array', { value: bytes, configurable: true, writable: true });
