import { gzipSync } from 'node:zlib';
import type { Brand } from '#schemas/brand.ts';
import type { PublishedSite } from '../../published-site.ts';
import { hostName } from '../../server/host-name.ts';
import { callLocalPlatform } from '../preview/local-platform.ts';
import { releaseHandler } from '../preview/release-site.ts';

/** The two releases of a rehearsal: the live one, and the one that a publish would make live. */
export type SideName = 'live' | 'new';

export interface SideSource {
  readonly name: SideName;
  readonly brand: Brand;
  /** The files of the release, with or without their compressed variants. */
  readonly files: PublishedSite;
}

/** The ports of a rehearsal. */
export interface RehearsalPorts {
  /** The port that the browser uses for both releases and for the parts of the sandbox. */
  readonly port: number;
  /** The port of the process with the sandbox. */
  readonly sandbox: number;
}

/** The host of a release. Each release has its own host, because cookies are shared between all ports of a host. */
export const sideHost = (name: SideName, { id }: Pick<Brand, 'id'>): string => `${name}.${id}.localhost`;

export const sideOrigin = (name: SideName, brand: Pick<Brand, 'id'>, port: number): string =>
  `http://${sideHost(name, brand)}:${port}`;

const TEXT_FILE = /(?:^|\/)(?:_headers|[^/]+\.(?:html|css|js|json|svg|txt|webmanifest))$/;
const TEXT_TYPE = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest))/;
const LOCAL_PORT = /(http:\/\/(?:[a-z0-9-]+\.)?localhost):4000(?=[/\s;"'<]|$)/g;

/** Adds the addresses of the sandbox's games and payment page to the policy and the data of a brand with a gateway, which otherwise allows neither. */
const allowSandbox = (text: string, port: number): string => {
  const games = `http://games.localhost:${port}`;
  const added = { launch: games, payment: `http://pay.localhost:${port}` };
  return Object.entries(added).reduce(
    (changed, [name, origin]) =>
      changed
        .replaceAll(`"${name}":["`, `"${name}":["${origin}","`)
        .replaceAll(`"${name}":[]`, `"${name}":["${origin}"]`),
    text.replaceAll(/frame-src(?: 'none')?/g, `frame-src ${games}`),
  );
};

/** Points the local addresses in the text files of a release to the rehearsal's sandbox. */
const towardsSandbox = ({ brand, files }: SideSource, port: number): PublishedSite => {
  const changed = new Map<string, Uint8Array>();
  for (const [path, body] of files) {
    if (/\.(?:br|gz)$/.test(path)) continue;
    const isText = TEXT_FILE.test(path) && !path.startsWith('assets/');
    if (!isText) {
      changed.set(path, body);
      continue;
    }
    const moved = Buffer.from(body).toString('utf8').replaceAll(LOCAL_PORT, `$1:${port}`);
    changed.set(path, Buffer.from(brand.platform.origin === null ? moved : allowSandbox(moved, port)));
  }
  return changed;
};

/** Compresses text responses as web servers do, so that the measured sizes are those that players load. */
const compressed = async (response: Response): Promise<Response> => {
  const { status, headers: sent, body } = response;
  if (status !== 200 || body === null || !TEXT_TYPE.test(sent.get('content-type') ?? '')) return response;
  const headers = new Headers(sent);
  headers.set('Content-Encoding', 'gzip');
  headers.delete('Content-Length');
  return new Response(gzipSync(new Uint8Array(await response.arrayBuffer())), { status, headers });
};

interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

const keptAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.arrayBuffer(),
});

type Handler = (request: Request) => Promise<Response>;

/** Answers the calls that pages make during the visits of a rehearsal. */
export interface RepeatedAnswers {
  readonly handler: Handler;
  /** Forwards every call to the sandbox from now on. */
  readonly stop: () => void;
}

/**
 * Repeats the first answer to each reading call, so that both releases show the same balances, winners and draws. Two calls count as the same if they
 * have the same path, query, language and login state.
 */
export const repeatAnswers = (handler: Handler): RepeatedAnswers => {
  const answers = new Map<string, Promise<Answer>>();
  let isRepeating = true;
  const keyOf = ({ url, headers }: Request): string => {
    const { pathname, search } = new URL(url);
    const isMember = headers.has('authorization') || /(?:^|; )signed-in=[^;]/.test(headers.get('cookie') ?? '');
    return [pathname + search, headers.get('language'), headers.get('accept-language'), isMember].join(' ');
  };
  return {
    stop: () => {
      isRepeating = false;
    },
    handler: async (request) => {
      if (!isRepeating || request.method !== 'GET') return handler(request);
      const key = keyOf(request);
      const known = answers.get(key) ?? handler(request).then(keptAnswer);
      answers.set(key, known);
      const { status, headers, body } = await known.catch((error: unknown) => {
        answers.delete(key);
        throw error;
      });
      const isPersonal = headers.some(([name]) => name === 'set-cookie' || name === 'session-token');
      if (status !== 200 || isPersonal) answers.delete(key);
      return new Response(status === 204 || status === 304 ? null : body, {
        status,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
      });
    },
  };
};

/** Serves the releases of a rehearsal. */
export interface RehearsalServer extends RepeatedAnswers {
  /** Returns the first call that the sandbox failed to answer, such as `GET /wps/member/info: 500`; `null` if it answered all of them. */
  readonly failure: () => string | null;
}

/**
 * Serves the releases of a rehearsal, each on its own host, by the rules in its files. Platform calls, and requests to any other host, go to the sandbox,
 * so that the brand's gateway is never called. Until `stop`, `repeatAnswers` answers reading calls.
 */
export const rehearsalHandler = (sides: readonly SideSource[], { port, sandbox }: RehearsalPorts): RehearsalServer => {
  let failure: string | null = null;
  const forward = async (request: Request): Promise<Response> => {
    const response = await callLocalPlatform(request, {
      port: sandbox,
      authority: `${hostName(request) ?? ''}:${port}`,
    });
    // A browser that leaves a page aborts its calls; that is not a failure of the sandbox.
    if (response.status >= 500 && !request.signal.aborted)
      failure ??= `${request.method} ${new URL(request.url).pathname}: ${response.status}`;
    return response;
  };
  // The sandbox has only the merchant of the new release, so calls must not name another one.
  const { handler: platform, stop } = repeatAnswers((request) => {
    request.headers.delete('Merchant');
    return forward(request);
  });
  const handlers = new Map(
    sides.map((side) => {
      const files = towardsSandbox(side, port);
      const handler = releaseHandler({ brand: side.brand, files, platform });
      return [sideHost(side.name, side.brand), handler] as const;
    }),
  );
  return {
    stop,
    failure: () => failure,
    handler: async (request) => {
      const handler = handlers.get(hostName(request) ?? '');
      return handler === undefined ? forward(request) : compressed(await handler(request));
    },
  };
};
