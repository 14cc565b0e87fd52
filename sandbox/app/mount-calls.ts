import { scenariosOf } from '#sandbox/kernel/scenarios/scenarios.ts';
import { sessionsOf } from '#sandbox/accounts/sessions/sessions.ts';
import { settleDue } from '#sandbox/domains/settlement/settle-due.ts';
import { sweep } from './sweep.ts';
import type { Context, Hono } from 'hono';
import { byPath, isOperationCall, type Call } from '#schemas/call.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { BASE_LANGUAGE, isLanguage } from '#schemas/languages.ts';
import { Problem } from '#schemas/problem.ts';
import { isAgent } from '#sandbox/accounts/network/network.ts';
import { handleIdempotentCall } from './handle-idempotent-call.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import type { Route } from '#sandbox/kernel/requests/route.ts';
import { problemResponse, valueResponse } from '#sandbox/kernel/http/json-response.ts';
import { checkFetchMetadata } from '#sandbox/kernel/http/check-fetch-metadata.ts';
import { checkClosed } from '#sandbox/kernel/http/check-value.ts';
import { readInput } from './read-input.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { networkOf } from '#sandbox/kernel/limits/network-of.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { Scenario } from '#sandbox/kernel/scenarios/scenario.ts';
import { applyBeforeCall, applyToResponse, disableModules } from '#sandbox/kernel/scenarios/apply-scenario.ts';
import { findMerchant } from '#sandbox/kernel/merchants/find-merchant.ts';
import { assertNotTrial } from '#sandbox/kernel/http/assert-not-trial.ts';
import { readCookies, readToken } from '#sandbox/accounts/sessions/session-cookie.ts';
import type { OpenSession } from '#sandbox/kernel/requests/open-session.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

const LOOPBACK = '127.0.0.1';
const isRead = (call: Call): boolean => call.method === 'GET' && call.token !== 'needed';

/** Throws `password_due` or `trial_account` if the session is restricted and the call is not open to such sessions. */
const assertOpenTo = ({ openTo }: Call, { passwordDue, member }: OpenSession): void => {
  if (passwordDue && !openTo.includes('passwordDue'))
    throw createProblem('password_due', 403, 'Change your password first');
  if (!openTo.includes('trial')) assertNotTrial(member);
};

/** Returns the session of the request's token. If the token is optional, a member who must first change the password is treated as a visitor. */
const findSession = async (
  kernel: Kernel,
  call: Call,
  headers: Headers,
  merchant: string,
  background: boolean,
): Promise<OpenSession | null> => {
  if (call.token === 'none') return null;
  const sent = readToken(headers);
  const session = sent === null ? null : await sessionsOf(kernel).find(sent.token, sent.mode, merchant, !background);
  if (call.token === 'sent') return session?.passwordDue === true ? null : session;
  if (session === null) throw createProblem('not_logged_in', 401, 'You are not logged in, please login');
  assertOpenTo(call, session);
  return session;
};

export interface Server {
  readonly kernel: Kernel;
  /** The header that contains the client's address, set by the proxy. If it is `null`, every client has the address 127.0.0.1. */
  readonly addressHeader: string | null;
}

const namesOtherMerchant = (input: unknown, { code }: MerchantRow): boolean =>
  typeof input === 'object' && input !== null && 'merchantCode' in input && input.merchantCode !== code;

const createContext = async (
  { kernel, addressHeader }: Server,
  call: Call,
  { headers, url }: Request,
  merchant: MerchantRow,
  scenario: Scenario,
  background: boolean,
): Promise<RequestContext> => {
  productLanguages.refresh();
  const language = headers.get('Language');
  const address = (addressHeader === null ? null : headers.get(addressHeader)) ?? LOOPBACK;
  return {
    kernel,
    merchant: disableModules(merchant, scenario),
    scenario,
    language: isLanguage(language) ? language : BASE_LANGUAGE,
    address,
    ip: networkOf(address),
    host: headers.get('Host') ?? new URL(url).host,
    userAgent: headers.get('User-Agent') ?? '',
    sessionMode: headers.get('Session-Mode') === 'bearer' ? 'bearer' : 'cookie',
    session: await findSession(kernel, call, headers, merchant.code, background),
    requestToken: readToken(headers)?.token ?? null,
    cookies: readCookies(headers),
    headers: new Headers(),
    at: new Date(kernel.now()),
  };
};

const handleCall = async (server: Server, call: Call, route: Route | undefined, hono: Context): Promise<Response> => {
  const { kernel } = server;
  const request = hono.req.raw;
  if (!isRead(call)) checkFetchMetadata(request);
  await sweep(kernel);
  const read = (sealing: Scenario['sealing']) => readInput(kernel, call, request, hono.req.param(), sealing);
  const named = request.headers.get('Merchant');
  const merchantOf = route?.merchantOf ?? null;
  const proof = merchantOf === null ? null : await read('accepted');
  const merchant = await findMerchant(
    kernel.db,
    merchantOf === null || proof === null ? named : merchantOf(proof.input, kernel, named),
  );
  const scenario = scenariosOf(kernel).of(merchant.code);
  await applyBeforeCall(scenario, call);
  const context = await createContext(server, call, request, merchant, scenario, route?.background ?? false);
  if (route === undefined)
    throw createProblem(
      'not_built_yet',
      501,
      `${call.name} (${call.method} ${call.path}) is not implemented in the sandbox yet`,
    );
  if (context.session !== null && isAgent(context.session.member)) await settleDue(kernel, context.merchant);
  const { input, markUsed } = proof ?? (await read(scenario.sealing));
  if (namesOtherMerchant(input, merchant))
    throw createProblem('wrong_merchant', 403, 'The request names a merchant other than that of its host');
  const authorize = async (): Promise<void> => route.authorize?.(input, context);
  const run = async (within: Kernel): Promise<unknown> => {
    await markUsed(within.db);
    const value = await route.handle(input, { ...context, kernel: within });
    const wrong = checkClosed(call.output)(value);
    if (wrong !== null) throw new Error(`the answer of ${call.name} violates its schema: ${JSON.stringify(wrong)}`);
    return value;
  };
  const handle = async (): Promise<unknown> => {
    if (isOperationCall(call))
      return handleIdempotentCall(call, input, context, request.headers.get('Idempotency-Key'), { authorize, run });
    await authorize();
    return run(kernel);
  };
  const value = await handle();
  return applyToResponse(scenario, call, valueResponse(value, context.headers));
};

/**
 * Mounts all calls. Each request is authenticated and validated, then the scenario applies, then the handler runs. A call without a handler answers
 * with status 501. Throws for a handler whose call is not in `calls`.
 */
export const mountCalls = (app: Hono, server: Server, calls: readonly Call[], routes: readonly Route[]): void => {
  const routeByCall = new Map(routes.map((route) => [route.call.name, route]));
  const unknown = routes.filter(({ call }) => !calls.includes(call)).map(({ call }) => call.name);
  if (unknown.length > 0)
    throw new Error(`schemas/calls/all-calls.ts does not contain these calls: ${unknown.join(', ')}`);
  const honoPath = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  for (const call of byPath(calls)) {
    app.on(call.method, honoPath(call), (hono) => handleCall(server, call, routeByCall.get(call.name), hono));
  }
  for (const path of new Set(calls.map(honoPath))) {
    const allowed = calls.filter((call) => honoPath(call) === path).map((call) => call.method);
    app.all(path, () =>
      problemResponse(
        new Problem({ code: 'not_found', status: 405, message: `Only ${allowed.join(', ')} is answered here` }),
        new Headers({ Allow: allowed.join(', ') }),
      ),
    );
  }
};
