/** The only module that uses browser storage. If storage is blocked or full, values are kept in memory until the page is closed. */
const memory = new Map<string, string>();

const storageOf = (kind: 'local' | 'session'): Storage | null => {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
};

const read = (kind: 'local' | 'session', key: string): string | null => {
  const kept = memory.get(`${kind}:${key}`);
  if (kept !== undefined) return kept;
  try {
    return storageOf(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

const write = (kind: 'local' | 'session', key: string, value: string | null): boolean => {
  memory.delete(`${kind}:${key}`);
  try {
    const storage = storageOf(kind);
    if (storage === null) throw new TypeError('storage is blocked');
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    if (value !== null) memory.set(`${kind}:${key}`, value);
    return false;
  }
};

export const readLocal = (key: string): string | null => read('local', key);
export const writeLocal = (key: string, value: string | null): void => void write('local', key, value);
export const readSession = (key: string): string | null => read('session', key);
/** Writes a value to session storage; returns whether it outlives the page. */
export const writeSession = (key: string, value: string | null): boolean => write('session', key, value);

/** Returns the session storage keys that begin with `prefix`. */
export const sessionKeys = (prefix: string): readonly string[] => {
  const held = [...memory.keys()]
    .filter((key) => key.startsWith('session:'))
    .map((key) => key.slice('session:'.length));
  let stored: readonly string[] = [];
  try {
    stored = Object.keys(storageOf('session') ?? {});
  } catch {
    stored = [];
  }
  return [...new Set([...held, ...stored])].filter((key) => key.startsWith(prefix));
};

/** The prefix of session storage keys for operations whose outcome is unknown. */
export const OPERATIONS = 'operation:';
export const operationsOf = (memberId: string): string => `${OPERATIONS}${memberId}:`;

/** The prefix of session storage keys for a member's drafts. */
export const MEMBER_DRAFTS = 'member-draft:';

/** Clears session storage except for the given keys. */
export const clearSession = (keep: readonly string[]): void => {
  const kept = keep.map((key) => [key, readSession(key)] as const);
  for (const key of memory.keys()) if (key.startsWith('session:')) memory.delete(key);
  try {
    storageOf('session')?.clear();
  } catch {
    return;
  }
  for (const [key, value] of kept) if (value !== null) writeSession(key, value);
};

export const readCookie = (name: string): string | null => {
  if (typeof document === 'undefined') return null;
  for (const part of document.cookie.split('; ')) {
    const [key, ...rest] = part.split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return null;
    }
  }
  return null;
};

/** The `maxAge` of a cookie meant to be permanent; most browsers cap it at about 400 days. */
export const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Writes a cookie. `maxAge` is in seconds, or `null` for a session cookie. A `null` value deletes the cookie. A `Lax` cookie is also sent when a link
 * on another site opens this one, so that the server can choose the document; use `Strict` for cookies that identify a player or hold a secret.
 */
export const writeCookie = (
  name: string,
  value: string | null,
  maxAge: number | null = null,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): void => {
  const age = value === null ? '; Max-Age=0' : maxAge === null ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=${sameSite}${age}${secure}`;
};
