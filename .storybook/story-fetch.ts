import { byPath, type Call } from '#schemas/call.ts';
import { memberInfo } from '#schemas/calls/account.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { Problem } from '#schemas/problem.ts';
import type { StoryParameters } from './story-parameters.ts';

const captured = import.meta.glob<unknown>('./answers/**/*.json', { import: 'default' });

const shapes = byPath(allCalls).map((call) => ({
  call,
  shape: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));
const callOf = (method: string, path: string): Call | null =>
  shapes.find(({ call, shape }) => call.method === method && shape.test(path))?.call ?? null;

const refusal = ({ code, status, message, fields, detail, retryAfter }: Problem): Response =>
  Response.json(
    {
      success: false,
      code,
      message,
      ...(fields === null ? {} : { fields }),
      ...(detail === null ? {} : { value: detail }),
    },
    {
      status: status === 0 ? 500 : status,
      ...(retryAfter === null ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
    },
  );

const pending = (signal: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')),
    );
  });

/** Returns the sandbox's captured answer: the one for the brand, or else the one shared by all brands. */
export const capturedAnswer = async (brand: string, name: string): Promise<unknown> => {
  const load = captured[`./answers/${brand}/${name}.json`] ?? captured[`./answers/${name}.json`];
  if (load === undefined)
    throw new Problem({ code: 'not_built_yet', status: 501, message: `no captured answer of ${name}` });
  return load();
};

const sentTo = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const body = request.method === 'GET' ? '' : await request.clone().text();
  return {
    ...Object.fromEntries(new URL(request.url).searchParams),
    ...(body.startsWith('{') ? (JSON.parse(body) as object) : {}),
  };
};

/** Creates a story's `fetch`, which responds with the story's `answers`, or else with captured ones. */
export const storyFetch =
  (brand: string, { answers = {}, session = 'visitor' }: StoryParameters): typeof fetch =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), location.origin), init);
    const call = callOf(request.method, new URL(request.url).pathname);
    if (call === null) return fetch(request);
    const given = answers[call.name];
    const own: unknown =
      typeof given === 'function' ? await (given as (sent: unknown) => unknown)(await sentTo(request)) : given;
    if (own === 'pending') return pending(request.signal);
    if (own instanceof Problem) {
      if (own.code === 'network') throw new TypeError('Failed to fetch');
      return refusal(own);
    }
    try {
      const kind = call.name === memberInfo.name && session !== 'player' && session !== 'visitor' ? `.${session}` : '';
      return Response.json({
        success: true,
        value: own === undefined ? await capturedAnswer(brand, `${call.name}${kind}`) : own,
      });
    } catch (error) {
      if (error instanceof Problem) return refusal(error);
      throw error;
    }
  };
