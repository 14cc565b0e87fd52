import type { HumanConnector } from '#schemas/brand.ts';

/** What a page admits besides its own origin, by directive. */
export interface PageSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  /** Its own script alone runs here: then Trusted Types are asked for, and no inline style is admitted. */
  readonly ownScriptOnly: boolean;
}

const USUAL: Readonly<Record<HumanConnector['provider'], string | null>> = {
  sandbox: null,
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  recaptcha: 'https://www.google.com/recaptcha/api.js?render=explicit',
};

/** The address of the provider's script: the brand's own choice, or the usual one; the sandbox has none. */
export const humanScript = ({ provider, script }: HumanConnector): string | null => {
  const usual = USUAL[provider];
  return usual === null ? null : (script ?? usual);
};

/** Where the reCAPTCHA script fetches the rest of itself, whatever address it was loaded from. */
const RECAPTCHA_REST = 'https://www.gstatic.com';

export const humanSources = (human: HumanConnector): PageSources => {
  const script = humanScript(human);
  if (script === null) return { script: [], frame: [], connect: [], image: [], ownScriptOnly: true };
  const { origin } = new URL(script);
  if (human.provider === 'turnstile')
    return { script: [origin], frame: [origin], connect: [origin], image: [], ownScriptOnly: false };
  return {
    script: [origin, RECAPTCHA_REST],
    frame: [origin, ...(human.script === undefined ? ['https://recaptcha.google.com'] : [])],
    connect: [origin],
    image: [RECAPTCHA_REST],
    ownScriptOnly: false,
  };
};
