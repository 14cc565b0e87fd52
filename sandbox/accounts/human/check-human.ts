import { humanTokensOf } from './human-tokens.ts';
import type { HumanAction, HumanFields } from '#schemas/connector.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

/** The token that Turnstile issues for its test keys and accepts with its test secret. */
const TURNSTILE_TEST_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

type Verify = (context: RequestContext, action: HumanAction, token: string) => boolean;

/**
 * The verifiers, by the field that carries a provider's token. The sandbox never calls the servers of third parties. It accepts the tokens that the
 * providers accept with their test secrets; with the test secret of reCAPTCHA that is any token.
 */
const TOKEN_VERIFIERS: Readonly<Record<string, Verify>> = {
  'sandbox-response': ({ kernel, merchant }, action, token) =>
    humanTokensOf(kernel).redeem(token, (claims) => claims.merchant === merchant.code && claims.action === action) !==
    null,
  'cf-turnstile-response': (_visit, _action, token) => token === TURNSTILE_TEST_TOKEN,
  'g-recaptcha-response': (_visit, _action, token) => token !== '',
};

/** Checks the token of a human verification if one was sent. If none was sent, throws only if the merchant requires a verification. */
export const checkHuman = (context: RequestContext, action: HumanAction, fields: HumanFields | undefined): void => {
  const { merchant, scenario } = context;
  const [sent] = Object.entries(fields ?? {});
  if (sent === undefined) {
    if (scenario.humanRequired || merchant.settings.humanRequired === true)
      throw createProblem('human_required', 400, 'Please confirm first that you are a person');
    return;
  }
  const [name, token] = sent;
  if (TOKEN_VERIFIERS[name]?.(context, action, token) !== true)
    throw createProblem('human_failed', 400, 'The human verification was not accepted');
};
