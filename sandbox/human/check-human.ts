import type { HumanAction, HumanFields } from '#schemas/connector.ts';
import { refuse } from '../http/refuse.ts';
import type { Visit } from '../visit.ts';

/** What Turnstile's testing keys hand over, and what its testing secret takes. */
const TURNSTILE_DUMMY = 'XXXX.DUMMY.TOKEN.XXXX';

type Verify = (visit: Visit, action: HumanAction, token: string) => boolean;

/** By the field that a provider's token travels in. Others' servers are not asked: their tokens are judged as their testing secrets would, and reCAPTCHA's takes any. */
const VERIFIERS: Readonly<Record<string, Verify>> = {
  'sandbox-response': ({ platform, merchant }, action, token) =>
    platform.humanTokens.redeem(token, (claims) => claims.merchant === merchant.code && claims.action === action) !==
    null,
  'cf-turnstile-response': (_visit, _action, token) => token === TURNSTILE_DUMMY,
  'g-recaptcha-response': (_visit, _action, token) => token !== '',
};

/** Fields that come are checked, whoever asked for them; without any the call is refused only while the merchant wants them. */
export const checkHuman = (visit: Visit, action: HumanAction, fields: HumanFields | undefined): void => {
  const { merchant, scenario } = visit;
  const [brought] = Object.entries(fields ?? {});
  if (brought === undefined) {
    if (scenario.humanRequired || merchant.settings.humanRequired === true)
      throw refuse('human_required', 400, 'Please show first that you are a person');
    return;
  }
  const [name, token] = brought;
  if (VERIFIERS[name]?.(visit, action, token) !== true)
    throw refuse('human_failed', 400, 'The human verification was not accepted');
};
