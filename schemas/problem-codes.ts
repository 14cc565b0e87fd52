/** Every code that the platform refuses with; the site has words for each in every language. */
export const PLATFORM_CODES = [
  'account_locked',
  'captcha_required',
  'captcha_wrong',
  'code_expired',
  'code_wrong',
  'cross_site',
  'human_failed',
  'human_required',
  'idempotency_mismatch',
  'identity_expired',
  'identity_unknown',
  'in_flight',
  'insufficient_funds',
  'internal',
  'ip_blocked',
  'login_refused',
  'maintenance',
  'non_agent',
  'non_member',
  'not_built_yet',
  'not_found',
  'not_logged_in',
  'region_blocked',
  'recovery_closed',
  'registration_closed',
  'replayed',
  'too_many_requests',
  'trial_account',
  'unknown_key',
  'unknown_user',
  'username_taken',
  'validation',
] as const;
export type PlatformCode = (typeof PLATFORM_CODES)[number];

/** What the client itself finds: no network, no answer in time, an answer that is none, anything else. */
export const CLIENT_CODES = ['network', 'timeout', 'malformed', 'unknown'] as const;
