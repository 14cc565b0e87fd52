import { LIMITS } from './limits.ts';

export const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

const HIDDEN = /[\p{C}\p{Z}\\]/u;

/** Returns what is wrong with an absolute URL and how to correct it, or `null` if the URL is safe to follow. */
export const addressFault = (address: string): { readonly message: string; readonly remedy: string } | null => {
  if (address.length > LIMITS.address)
    return { message: `an address of ${address.length} characters`, remedy: `write at most ${LIMITS.address}` };
  if (HIDDEN.test(address))
    return {
      message: 'an address with a space, a backslash or a hidden character',
      remedy: 'write it in plain characters, others percent-encoded',
    };
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return { message: 'not an absolute address', remedy: 'begin it with https://' };
  if (scheme !== 'https' && scheme !== 'http')
    return { message: `an address that begins with ${scheme}:`, remedy: 'write an https:// address' };
  if (!URL.canParse(address) || !/^https?:\/\/[^/]/i.test(address))
    return { message: 'not an address', remedy: 'write https://, the host and the path' };
  const { username, password, hostname, protocol } = new URL(address);
  if (username !== '' || password !== '' || /^[^/]*\/\/[^/?#]*@/.test(address))
    return { message: 'an address with a user name in it', remedy: 'remove everything up to the @' };
  if (protocol === 'http:' && !isLocal(hostname)) return { message: 'an http:// address', remedy: 'write https://' };
  return null;
};
