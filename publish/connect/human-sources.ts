import type { HumanConnector } from '#schemas/brand.ts';

/** The CSP sources that a page needs in addition to its own origin, by directive. */
export interface CspSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  /** Whether our own script is the only one. If so, Trusted Types are required and inline styles are not allowed. */
  readonly ownScriptOnly: boolean;
}

const DEFAULT_SCRIPTS: Readonly<Record<HumanConnector['provider'], string | null>> = {
  sandbox: null,
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  recaptcha: 'https://www.google.com/recaptcha/api.js?render=explicit',
};

/** Returns the URL of the provider's script: the one in the brand's file or the default; `null` for the sandbox. */
export const humanScript = ({ provider, script }: HumanConnector): string | null => {
  const usual = DEFAULT_SCRIPTS[provider];
  return usual === null ? null : (script ?? usual);
};

/** The origin from which reCAPTCHA loads its other files, even if its script comes from another origin. */
const RECAPTCHA_ASSETS = 'https://www.gstatic.com';

export const humanSources = (human: HumanConnector): CspSources => {
  const script = humanScript(human);
  if (script === null) return { script: [], frame: [], connect: [], image: [], ownScriptOnly: true };
  const { origin } = new URL(script);
  if (human.provider === 'turnstile')
    return { script: [origin], frame: [origin], connect: [origin], image: [], ownScriptOnly: false };
  return {
    script: [origin, RECAPTCHA_ASSETS],
    frame: [origin, ...(human.script === undefined ? ['https://recaptcha.google.com'] : [])],
    connect: [origin],
    image: [RECAPTCHA_ASSETS],
    ownScriptOnly: false,
  };
};
