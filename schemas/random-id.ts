/** Returns a random UUID. Browsers lack `crypto.randomUUID` over plain http. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    // The 4 and the 8 mark the UUID as random (RFC 9562, 5.4).
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, '$1-$2-4$3-8$4-$5');
