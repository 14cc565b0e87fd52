import type { Context, Hono } from 'hono';
import type { Call } from '#schemas/call.ts';
import { isLanguage } from '#schemas/languages.ts';
import { Problem } from '#schemas/problem.ts';
import { answerOnce } from './answer-once.ts';
import type { Route } from './answer.ts';
import { answerProblem, answerValue } from './http/answer-json.ts';
import { checkFetchMetadata } from './http/check-fetch-metadata.ts';
import { checkClosed } from './http/check-value.ts';
import { readInput } from './http/read-input.ts';
import { refuse } from './http/refuse.ts';
import { networkOf } from './limits/network-of.ts';
import type { Platform } from './platform.ts';
import { closeModules } from './scenarios/close-modules.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { playAfter, playBefore } from './scenarios/play-scenario.ts';
import { merchantOf } from './seed/merchant-of.ts';
import { cookiesOf, tokenOf } from './session/session-cookie.ts';
import type { OpenSession } from './session/sessions.ts';
import type { Visit } from './visit.ts';

const COMMON = 'default';
const LOCAL = '127.0.0.1';
const codeOf = (headers: Headers): string => headers.get('Merchant') ?? COMMON;
const isRead = (call: Call): boolean => call.method === 'GET' && call.token !== 'needed';

const sessionOf = async (
  platform: Platform,
  call: Call,
  headers: Headers,
  merchant: string,
  quiet: boolean,
): Promise<OpenSession | null> => {
  if (call.token === 'none') return null;
  const brought = tokenOf(headers);
  const session = brought === null ? null : await platform.sessions.find(brought.token, brought.mode, merchant, !quiet);
  if (session === null && call.token === 'needed')
    throw refuse('not_logged_in', 401, 'You are not logged in, please login');
  return session;
};

const visitOf = async (
  platform: Platform,
  call: Call,
  { headers, url }: Request,
  scenario: Scenario,
  quiet: boolean,
): Promise<Visit> => {
  const merchant = closeModules(await merchantOf(platform, codeOf(headers)), scenario);
  const language = headers.get('Language');
  const address = (platform.addressHeader === null ? null : headers.get(platform.addressHeader)) ?? LOCAL;
  return {
    platform,
    merchant,
    scenario,
    language: isLanguage(language) ? language : 'EN',
    address,
    ip: networkOf(address),
    host: headers.get('Host') ?? new URL(url).host,
    userAgent: headers.get('User-Agent') ?? '',
    sessionMode: headers.get('Session-Mode') === 'bearer' ? 'bearer' : 'cookie',
    session: await sessionOf(platform, call, headers, merchant.code, quiet),
    broughtToken: tokenOf(headers)?.token ?? null,
    cookies: cookiesOf(headers),
    headers: new Headers(),
    at: new Date(platform.now()),
  };
};

const handleCall = async (
  platform: Platform,
  call: Call,
  route: Route | undefined,
  context: Context,
): Promise<Response> => {
  const request = context.req.raw;
  if (!isRead(call)) checkFetchMetadata(request);
  await platform.sweep();
  const scenario = platform.scenarios.of(codeOf(request.headers));
  await playBefore(scenario, call);
  const visit = await visitOf(platform, call, request, scenario, route?.quiet ?? false);
  if (route === undefined)
    throw refuse('not_built_yet', 501, `${call.name} (${call.method} ${call.path}) is not built yet in the sandbox`);
  const { input, spend } = await readInput(call, request, context.req.param(), platform.unseal, scenario.sealing);
  const act = async (within: Platform): Promise<unknown> => {
    await spend(within.db);
    const value = await route.handle(input, { ...visit, platform: within });
    const wrong = checkClosed(call.output)(value);
    if (wrong !== null)
      throw new Error(`the answer of ${call.name} is not what its schema says: ${JSON.stringify(wrong)}`);
    return value;
  };
  const value = call.idempotent
    ? await answerOnce(call, input, visit, request.headers.get('Idempotency-Key'), act)
    : await act(platform);
  return playAfter(scenario, call, answerValue(value, visit.headers));
};

/** One mount for all calls: who asks, what they send, what they get. A call without a handler says so. */
export const mountCalls = (app: Hono, platform: Platform, calls: readonly Call[], routes: readonly Route[]): void => {
  const routeOf = new Map(routes.map((route) => [route.call.name, route]));
  const pathOf = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  for (const call of calls) {
    app.on(call.method, pathOf(call), (context) => handleCall(platform, call, routeOf.get(call.name), context));
  }
  for (const path of new Set(calls.map(pathOf))) {
    const allowed = calls.filter((call) => pathOf(call) === path).map((call) => call.method);
    app.all(path, () =>
      answerProblem(
        new Problem({ code: 'not_found', status: 405, message: `Only ${allowed.join(', ')} is answered here` }),
        new Headers({ Allow: allowed.join(', ') }),
      ),
    );
  }
};
