/** With the `__Host-` prefix, browsers require Secure, Path=/ and no Domain, so that no other host can set the cookie. */
const NAME = '__Host-s';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

export const sessionCookie = (token: string): string => `${NAME}=${token}; ${ATTRIBUTES}`;
export const expiredSessionCookie = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** Returns the `name=value` pairs of a request's cookies. */
export const readCookies = (headers: Headers): readonly string[] => (headers.get('Cookie') ?? '').split(/; */);

/** Returns the request's token and its mode; a bearer header takes precedence over the cookie. */
export const readToken = (headers: Headers): { readonly token: string; readonly mode: 'cookie' | 'bearer' } | null => {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(headers.get('Authorization') ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, mode: 'bearer' };
  const token = readCookies(headers)
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return token === undefined || !/^[\w-]{20,200}$/.test(token) ? null : { token, mode: 'cookie' };
};
