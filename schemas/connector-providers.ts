/** The providers of human verification. Their scripts run in a connector page on a separate origin, never on the site's origin. */
export const HUMAN_PROVIDERS = ['sandbox', 'turnstile', 'recaptcha'] as const;
export const PHONE_PROVIDERS = ['sandbox', 'firebase'] as const;

/** The ways in which the phone-authentication provider can identify a player: a Google account, a Facebook account, or a code by SMS. */
export const PHONE_KINDS = ['google', 'facebook', 'sms'] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];
