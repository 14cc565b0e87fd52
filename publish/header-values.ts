/** A value that cannot be part of a header, a policy or a web server's configuration: the text after it would be parsed as something else. */
export class UnsafeValueError extends Error {
  constructor(value: string, place: string) {
    super(`${JSON.stringify(value.slice(0, 200))} cannot stand in ${place}`);
    this.name = 'UnsafeValueError';
  }
}

const checked = (value: string, form: RegExp, place: string): string => {
  if (!form.test(value)) throw new UnsafeValueError(value, place);
  return value;
};

/** A quoted keyword or hash, a scheme, an origin, or the name of a policy. */
const CSP_SOURCE = /^(?:'[A-Za-z0-9+/=-]+'|[a-z][a-z0-9.+-]*:|https?:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?|[a-z][a-z0-9-]*)$/;

/** Checks one source of a CSP directive. Throws `UnsafeValueError`. */
export const cspSource = (source: string): string => checked(source, CSP_SOURCE, 'a policy');

/** Checks a header value and returns it unchanged. Throws `UnsafeValueError` for anything but a single line of ASCII. */
export const headerValue = (value: string): string => checked(value, /^[\x20-\x7e]*$/, 'a header');

/** Checks a host for the configuration of a web server. Throws `UnsafeValueError`. */
export const serverName = (host: string): string => checked(host, /^[a-z0-9.-]+$/, 'a server name');

/** Quotes a header value for nginx. Throws `UnsafeValueError` for text that nginx would read as a variable. */
export const nginxString = (value: string): string =>
  `"${checked(headerValue(value), /^[^$\\]*$/, 'the configuration of nginx').replaceAll('"', '\\"')}"`;
