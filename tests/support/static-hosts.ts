import type { PublishedSite } from '#publish/published-site.ts';
import { headersOf, readRules } from '#publish/operators/preview/host-rules.ts';

export interface HostAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Responds to a request for a path with its query. */
export type Host = (path: string, headers?: Readonly<Record<string, string>>) => Promise<HostAnswer>;

export const ORIGIN = 'https://play.example';

interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const linesOf = (files: PublishedSite, name: string): readonly string[] =>
  new TextDecoder()
    .decode(files.get(name))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const redirectRules = (files: PublishedSite): readonly RedirectRule[] =>
  linesOf(files, '_redirects').map((line) => {
    const [from = '', to = '', status = ''] = line.split(/\s+/);
    return { from, to, status: Number(status) };
  });

const PERMITTED_BY_CLOUDFLARE = [200, 301, 302, 303, 307, 308];

/**
 * Returns the lines that Cloudflare Pages reports as invalid and ignores. Headers: at most 100 rules and 2,000 characters per line; redirects: at
 * most 2,000 without a star or placeholder, three parts per line, an allowed status, each path once
 * (https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/).
 */
export const cloudflareFaults = (files: PublishedSite): readonly string[] => {
  const headers = linesOf(files, '_headers');
  const redirects = linesOf(files, '_redirects');
  const sources = redirects.map((line) => line.split(/\s+/)[0] ?? '');
  const paths = headers.filter((line) => line.startsWith('/'));
  return [
    ...[...headers, ...redirects].filter((line) => line.length > 2000),
    ...paths.slice(100),
    ...paths.filter((path) => path.split('*').length > 2),
    ...headers.filter((line) => !line.startsWith('/') && !/^[\w-]+: \S/.test(line)),
    ...redirects.slice(2000),
    ...redirects.filter((line, index) => {
      const [from = '', to = '', status = '302', ...more] = line.split(/\s+/);
      return (
        more.length > 0 ||
        /[*:]/.test(from) ||
        !from.startsWith('/') ||
        !to.startsWith('/') ||
        !PERMITTED_BY_CLOUDFLARE.includes(Number(status)) ||
        sources.indexOf(from) !== index
      );
    }),
  ];
};

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
};

/** A host that serves files as determined by `resolve`, with the headers from `_headers` if there is such a file. */
export const hostOver = (
  files: PublishedSite,
  resolve: (path: string) => { readonly status: number; readonly file?: string; readonly location?: string },
  { hasHeaders }: { readonly hasHeaders: boolean },
): Host => {
  const rules = hasHeaders ? readRules(new TextDecoder().decode(files.get('_headers'))) : [];
  return (address) => {
    const { pathname, search } = new URL(address, ORIGIN);
    const { status, file, location } = resolve(pathname);
    const headers = new Headers(
      Object.entries(headersOf(rules, pathname)).flatMap(([name, values]) =>
        values.map((value): [string, string] => [name, value]),
      ),
    );
    if (location !== undefined) headers.set('Location', location.includes('?') ? location : location + search);
    if (file !== undefined) headers.set('Content-Type', TYPES[file.split('.').at(-1) ?? ''] ?? '');
    if (file?.endsWith('.html') === true && !headers.has('Cache-Control'))
      headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
    return Promise.resolve({ status, headers, text: new TextDecoder().decode(files.get(file ?? '')) });
  };
};

/**
 * Cloudflare Pages' file serving: redirects apply even if the file exists; `/rng` is `rng.html`, `/rng/` is `rng/index.html`, and these files' own
 * URLs redirect to the short form; otherwise the nearest `404.html` (https://developers.cloudflare.com/pages/configuration/serving-pages/).
 */
const cloudflareFiles = (files: PublishedSite): Host => {
  const has = (path: string): boolean => files.has(path.slice(1));
  const find = (path: string): { readonly status: number; readonly file?: string; readonly location?: string } => {
    if (path.endsWith('/')) {
      if (has(`${path}index.html`)) return { status: 200, file: `${path.slice(1)}index.html` };
      return has(path.replace(/\/$/, '.html')) ? { status: 308, location: path.slice(0, -1) } : notFound;
    }
    if (has(path) && path.endsWith('.html')) return { status: 308, location: path.replace(/(?:\/index)?\.html$/, '') };
    if (has(path)) return { status: 200, file: path.slice(1) };
    if (path.endsWith('/index')) return { status: 308, location: path.slice(0, -'index'.length) };
    if (has(`${path}.html`)) return { status: 200, file: `${path.slice(1)}.html` };
    return has(`${path}/index.html`) ? { status: 308, location: `${path}/` } : notFound;
  };
  const notFound = { status: 404, file: '404.html' };
  const redirects = redirectRules(files);
  return hostOver(
    files,
    (path) => {
      const rule = redirects.find(({ from }) => from === path);
      if (rule === undefined) return find(path);
      return rule.status === 200 ? find(rule.to) : { status: rule.status, location: rule.to };
    },
    { hasHeaders: true },
  );
};

interface Worker {
  readonly fetch: (
    request: Request,
    environment: { readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> } },
  ) => Promise<Response>;
}

/**
 * Returns why Cloudflare Pages would reject `_routes.json`: no path to include, more than 100 paths, a path longer than 100 characters or without a
 * leading slash, or a path already covered by another (https://developers.cloudflare.com/pages/functions/routing/).
 */
export const routesFaults = (files: PublishedSite): readonly string[] => {
  const { include, exclude } = JSON.parse(linesOf(files, '_routes.json').join('')) as Record<
    'include' | 'exclude',
    readonly string[]
  >;
  const covered = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) =>
      paths.some((other) => other !== path && other.endsWith('/*') && path.startsWith(other.slice(0, -1))),
    );
  const all = [...include, ...exclude];
  return [
    ...(include.length === 0 ? ['no include'] : []),
    ...all.slice(100),
    ...all.filter((path) => path.length > 100 || !path.startsWith('/')),
    ...covered(include),
    ...covered(exclude),
  ];
};

/**
 * Cloudflare Pages: `_worker.js` handles the paths that `_routes.json` includes and does not exclude, and gets files from the host; `_headers` and
 * `_redirects` apply to those files (https://developers.cloudflare.com/pages/functions/advanced-mode/).
 */
export const cloudflarePages = async (files: PublishedSite): Promise<Host> => {
  const script = new TextDecoder().decode(files.get('_worker.js'));
  const { default: worker } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`
  )) as { readonly default: Worker };
  const { exclude } = JSON.parse(new TextDecoder().decode(files.get('_routes.json'))) as {
    readonly exclude: readonly string[];
  };
  const host = cloudflareFiles(files);
  const ASSETS = {
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const { status, headers, text } = await host(pathname + search);
      return new Response(text, { status, headers });
    },
  };
  return async (path, headers = {}) => {
    if (exclude.some((pattern) => path.startsWith(pattern.slice(0, -1)))) return host(path);
    const answer = await worker.fetch(new Request(new URL(path, ORIGIN), { headers, redirect: 'manual' }), { ASSETS });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
};

/**
 * A bucket used as a website: files by their exact path; for a folder, a redirect to its trailing slash and its `index.html`; `404.html` as the error
 * document (https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html).
 */
export const bucket = (files: PublishedSite): Host =>
  hostOver(
    files,
    (path) => {
      const name = path.slice(1);
      if (path.endsWith('/'))
        return files.has(`${name}index.html`)
          ? { status: 200, file: `${name}index.html` }
          : { status: 404, file: '404.html' };
      if (files.has(name)) return { status: 200, file: name };
      return files.has(`${name}/index.html`)
        ? { status: 302, location: `${path}/` }
        : { status: 404, file: '404.html' };
    },
    { hasHeaders: false },
  );
