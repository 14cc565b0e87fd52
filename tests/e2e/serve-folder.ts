import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

/** Returns the headers that the folder's `_headers` sets on every path. */
export const headersFor = (rules: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (/^\/\*\n((?:[ \t]+.+\n?)+)/m.exec(rules)?.[1] ?? '').split('\n').flatMap((line) => {
      const [name, ...value] = line.trim().split(': ');
      return name === undefined || value.length === 0 ? [] : [[name, value.join(': ')]];
    }),
  );

/** Serves a folder's files with the headers from its `_headers`. */
export const serveFolder = async (folder: string): Promise<Server> => {
  const headers = headersFor(readFileSync(join(folder, '_headers'), 'utf8'));
  const server = createServer(({ url = '/' }, answer) => {
    const path = new URL(url, 'http://files').pathname;
    const file = path === '/' ? 'index.html' : path.slice(1);
    try {
      const body = readFileSync(join(folder, file));
      answer
        .writeHead(200, { ...headers, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
