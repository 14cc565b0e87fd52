import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_FILE = 'preview.key';
const KEY_BYTES = 32;

/** How long a signed address is valid, in milliseconds. */
export const PREVIEW_MS = 24 * 3_600_000;

/** Creates a key that is not stored, so it is valid only while this process runs. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);

const readKey = (path: string): Buffer | null => {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
    return key.length === KEY_BYTES ? key : null;
  } catch {
    return null;
  }
};

/** Returns the key of a folder, which only the folder's owner can read. Creates it if it is missing or damaged. */
export const folderKey = (folder: string): Buffer => {
  const path = join(folder, KEY_FILE);
  const found = readKey(path);
  if (found !== null) {
    chmodSync(path, 0o600);
    return found;
  }
  const fresh = `${path}.${process.pid}`;
  rmSync(path, { force: true });
  writeFileSync(fresh, `${newKey().toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link does not replace the key of another process that was faster.
    linkSync(fresh, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readKey(path) ?? folderKey(folder);
};

const signatureOf = (key: Buffer, subject: string, expires: string): string =>
  createHmac('sha256', key).update(`${subject}\n${expires}`).digest('hex');

/** Returns a token that opens the preview of `subject` until `expires`, in milliseconds since 1970. */
export const signToken = (key: Buffer, subject: string, expires: number): string =>
  `${expires}.${signatureOf(key, subject, String(expires))}`;

/** Returns whether a token is valid for a preview at a time. The tokens are compared as text, because different texts can encode the same bytes. */
export const checkToken = (key: Buffer, subject: string, token: string, now: number): 'valid' | 'expired' | 'wrong' => {
  const [expires = '', ...rest] = token.split('.');
  const given = Buffer.from(rest.join('.'));
  const expected = Buffer.from(signatureOf(key, subject, expires));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  return now < Number(expires) ? 'valid' : 'expired';
};
