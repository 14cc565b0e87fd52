/** Third-party services whose scripts run in a connector page, on a separate origin and never on the site's. */
export const HUMAN_PROVIDERS = ['sandbox', 'turnstile', 'recaptcha'] as const;
export const PHONE_PROVIDERS = ['sandbox', 'firebase'] as const;

/** How the phone-authentication provider identifies a player: a Google account, a Facebook account, an SMS code. */
export const PHONE_KINDS = ['google', 'facebook', 'sms'] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];
