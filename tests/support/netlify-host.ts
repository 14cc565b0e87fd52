import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import type { PublishedSite } from '#publish/published-site.ts';
import { hostOver, ORIGIN, type Host } from '#tests/support/static-hosts.ts';

/** A redirect as returned by Netlify's parser. A forced one applies even if the file exists. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
  readonly query: Readonly<Record<string, string>>;
}

/** The rules in `_redirects`, `_headers` and `netlify.toml`, as read by Netlify's own parsers. */
interface NetlifyRules {
  readonly redirects: readonly Redirect[];
  /** What the parsers report about lines that Netlify would ignore. */
  readonly faults: readonly string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const readNetlifyRules = async (files: PublishedSite): Promise<NetlifyRules> => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-netlify-'));
  try {
    for (const name of ['_redirects', '_headers', 'netlify.toml'])
      await writeFile(join(folder, name), files.get(name) ?? '');
    const netlifyConfigPath = join(folder, 'netlify.toml');
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      netlifyConfigPath,
      configRedirects: [],
      minimal: true,
    });
    const headers = await parseAllHeaders({
      // The parser's types infer `never[]` from the empty default.
      headersFiles: [join(folder, '_headers')] as never[],
      netlifyConfigPath,
      minimal: true,
    });
    return {
      redirects: redirects as readonly Redirect[], // the parser's types say `unknown`
      faults: [...errors, ...headers.errors].map(messageOf),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * Netlify: the first matching forced rewrite applies; a star becomes `:splat` in the target, and a trailing slash in a path makes no difference.
 * Otherwise a file is found by its path, with or without `.html`, `/index.html` and a trailing slash, before any redirect; otherwise `404.html`
 * (https://docs.netlify.com/routing/redirects/redirect-options/).
 */
export const netlify = async (files: PublishedSite): Promise<Host> => {
  const { redirects } = await readNetlifyRules(files);
  const forced = redirects.filter(({ force }) => force);
  const fileOf = (path: string): string | undefined => {
    const name = path.slice(1).replace(/\/$/, '');
    return [name, `${name}.html`, `${name}/index.html`, ...(name === '' ? ['index.html'] : [])].find((file) =>
      files.has(file),
    );
  };
  const host = hostOver(
    files,
    (path) => {
      const file = fileOf(path);
      if (file !== undefined) return { status: 200, file };
      const rule = redirects.find(({ from, force }) => !force && from === path);
      if (rule === undefined) return { status: 404, file: '404.html' };
      return rule.status === 200
        ? { status: 200, file: fileOf(rule.to) ?? '404.html' }
        : { status: rule.status, location: rule.to };
    },
    { hasHeaders: true },
  );
  return async (address, headers = {}) => {
    const { pathname, search, searchParams } = new URL(address, ORIGIN);
    const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
    const rule = forced.find(
      ({ from, query }) =>
        (from.endsWith('/*') ? `${path}/`.startsWith(from.slice(0, -1)) : from === path) &&
        Object.entries(query).every(([name, value]) => searchParams.get(name) === value),
    );
    if (rule === undefined) return host(address, headers);
    const target = rule.to.replace(':splat', path.slice(rule.from.length - 1));
    if (target.startsWith('/')) return host(target + search, headers);
    const answer = await fetch(target + search, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
};
