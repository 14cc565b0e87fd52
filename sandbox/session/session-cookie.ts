/** `__Host-` makes browsers insist on Secure, on Path=/ and on no Domain: no other host can plant it. */
const NAME = '__Host-s';
const ALWAYS = 'Path=/; HttpOnly; Secure; SameSite=Strict';

export const sessionCookie = (token: string): string => `${NAME}=${token}; ${ALWAYS}`;
export const expiredSessionCookie = `${NAME}=; ${ALWAYS}; Max-Age=0`;

/** `name=value` pairs of a request. */
export const cookiesOf = (headers: Headers): readonly string[] => (headers.get('Cookie') ?? '').split(/; */);

/** The token that a request brings, and how: a bearer header goes before the cookie. */
export const tokenOf = (headers: Headers): { readonly token: string; readonly mode: 'cookie' | 'bearer' } | null => {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(headers.get('Authorization') ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, mode: 'bearer' };
  const token = cookiesOf(headers)
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return token === undefined || !/^[\w-]{20,200}$/.test(token) ? null : { token, mode: 'cookie' };
};
