/**
 * The name of the session cookie. With the prefix `__Host-`, browsers accept the cookie only with Secure, Path=/ and no Domain, so that no other
 * host can set it.
 */
const NAME = '__Host-s';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

export const sessionCookie = (token: string): string => `${NAME}=${token}; ${ATTRIBUTES}`;
export const expiredSessionCookie = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** Returns the cookies of a request as `name=value` pairs. */
export const readCookies = (headers: Headers): readonly string[] => (headers.get('Cookie') ?? '').split(/; */);

/** Returns the session token of a request and how it was sent. A bearer header takes precedence over the cookie. */
export const readToken = (headers: Headers): { readonly token: string; readonly mode: 'cookie' | 'bearer' } | null => {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(headers.get('Authorization') ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, mode: 'bearer' };
  const token = readCookies(headers)
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return token === undefined || !/^[\w-]{20,200}$/.test(token) ? null : { token, mode: 'cookie' };
};
