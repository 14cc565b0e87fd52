import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/webp',
};

/** Builds a benchmark page in production mode. Vite logs nothing, because failures throw their message. */
const buildBenchPage = async (root: string, outDir: string): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  });
};

export interface BenchServer {
  readonly origin: string;
  readonly close: () => void;
}

interface Answers {
  /** Returns the content for a path without a file. */
  readonly made: (path: string) => string | Uint8Array | null;
  /** Returns the CSP of a page. */
  readonly policy: (search: URLSearchParams) => string | null;
}

/** Serves a built page on loopback, cross-origin isolated for a precise clock. */
const serveBenchPage = (folder: string, { made, policy }: Answers): Promise<BenchServer> => {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = pathname === '/' ? '/index.html' : normalize(pathname);
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    const header = pathname === '/' ? policy(searchParams) : null;
    if (header !== null) response.setHeader('Content-Security-Policy', header);
    const own = made(pathname);
    const body = own === null ? readFile(join(folder, file)) : Promise.resolve(own);
    body.then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve, reject) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null)
        resolve({ origin: `http://127.0.0.1:${address.port}`, close: () => server.close() });
      else reject(new Error('the page has no address'));
    }),
  );
};

/** Builds the page in `root` and serves it until `close`, which also removes the build. */
export const openBenchPage = async (root: string, answers: Answers): Promise<BenchServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-page-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await buildBenchPage(root, folder);
    const { origin, close } = await serveBenchPage(folder, answers);
    return {
      origin,
      close: () => {
        close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
