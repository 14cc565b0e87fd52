/** Thrown for a value that would change the meaning of a header, a policy or a web server's configuration. */
export class UnsafeValueError extends Error {
  constructor(value: string, place: string) {
    super(`${JSON.stringify(value.slice(0, 200))} must not be used in ${place}`);
    this.name = 'UnsafeValueError';
  }
}

const checked = (value: string, form: RegExp, place: string): string => {
  if (!form.test(value)) throw new UnsafeValueError(value, place);
  return value;
};

/** Matches a CSP source: a quoted keyword or hash, a scheme, an origin, or the name of a Trusted Types policy. */
const CSP_SOURCE = /^(?:'[A-Za-z0-9+/=-]+'|[a-z][a-z0-9.+-]*:|https?:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?|[a-z][a-z0-9-]*)$/;

/** Returns one source of a CSP directive unchanged. Throws `UnsafeValueError` if it is not a single source. */
export const cspSource = (source: string): string => checked(source, CSP_SOURCE, 'a policy');

/** Returns a header value unchanged. Throws `UnsafeValueError` if it is not a single line of ASCII. */
export const headerValue = (value: string): string => checked(value, /^[\x20-\x7e]*$/, 'a header');

/** Returns a host name unchanged, for the configuration of a web server. Throws `UnsafeValueError` if it is not a host name. */
export const serverName = (host: string): string => checked(host, /^[a-z0-9.-]+$/, 'a server name');

/** Quotes a header value for nginx. Throws `UnsafeValueError` for text that nginx would interpret as a variable. */
export const nginxString = (value: string): string =>
  `"${checked(headerValue(value), /^[^$\\]*$/, 'the configuration of nginx').replaceAll('"', '\\"')}"`;
