import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mediaType } from '#publish/media-types.ts';
import { headersOf, readRules, starred } from '#publish/operators/preview/host-rules.ts';

/**
 * Parses `_redirects` as static hosts do. The returned function returns the file of the first rule that matches a path without a file, or `null` if
 * no rule matches.
 */
export const readRedirects = (text: string): ((path: string) => string | null) => {
  const rules = text.split('\n').flatMap((line) => {
    const [address, file, status] = line.split(' ');
    return address === undefined || file === undefined
      ? []
      : [{ pattern: starred(address), file: status === '404' ? null : file }];
  });
  return (path) => rules.find(({ pattern }) => pattern.test(path))?.file ?? null;
};

/** Returns the document for members if the folder has one and the browser has a session, as in the folder's nginx file. */
export const memberFile = (path: string, has: (file: string) => boolean, cookies: string): string | null =>
  has('/member/index.html') && /(?:^|; )signed-in=[^;]/.test(cookies)
    ? ([`/member${path}.html`].find(has) ?? '/member/index.html')
    : null;

/** Returns the document for a URL without a rule, like static hosts: the first page for `/`, `/rng.html` for `/rng`; `null` if there is none. */
export const documentOf = (path: string, has: (file: string) => boolean): string | null =>
  [path === '/' ? '/index.html' : `${path}.html`].find(has) ?? null;

/** Starts a web server for one published folder with its headers, routes and Brotli variants. Documents are revalidated on each request. */
export const servePublished = (
  folder: string,
): ((request: IncomingMessage, response: ServerResponse, path: string) => void) => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  const bodies = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  const rules = readRules(bodies.get('/_headers')?.toString() ?? '');

  const routeFile = readRedirects(bodies.get('/_redirects')?.toString() ?? '/* /index.html 200');
  const has = (name: string): boolean => bodies.has(name);
  const fileOf = (path: string, cookies: string): string | null => {
    if (has(path)) return path;
    const route = documentOf(path, has) ?? routeFile(path);
    return route === null ? null : (memberFile(path, has, cookies) ?? route);
  };

  return (request, response, path): void => {
    const file = fileOf(path, request.headers.cookie ?? '');
    const plain = file === null ? undefined : bodies.get(file);
    if (file === null || plain === undefined) {
      response.writeHead(404).end();
      return;
    }
    const packed = String(request.headers['accept-encoding']).includes('br') ? bodies.get(`${file}.br`) : undefined;
    const body = packed ?? plain;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const headers = headersOf(rules, path);
    for (const [name, values] of Object.entries(headers)) response.setHeader(name, values);
    response.setHeader('Content-Type', mediaType(file));
    if (headers['Cache-Control'] === undefined) response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding, Cookie');
    response.setHeader('ETag', etag);
    if (packed !== undefined) response.setHeader('Content-Encoding', 'br');
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };
};
