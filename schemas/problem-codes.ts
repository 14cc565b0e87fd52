/** Every error code of the platform; the site has a text for each in every language. */
export const PLATFORM_CODES = [
  'account_locked',
  'accounts_full',
  'already_claimed',
  'captcha_required',
  'captcha_wrong',
  'claim_closed',
  'code_expired',
  'code_wrong',
  'cross_site',
  'favorites_full',
  'game_maintenance',
  'human_failed',
  'human_required',
  'idempotency_mismatch',
  'identity_expired',
  'identity_unknown',
  'in_flight',
  'insufficient_funds',
  'internal',
  'ip_blocked',
  'launch_expired',
  'login_refused',
  'maintenance',
  'non_agent',
  'non_member',
  'not_built_yet',
  'not_found',
  'not_logged_in',
  'operation_closed',
  'order_changed',
  'orders_open',
  'payment_password_missing',
  'promotion_changed',
  'recovery_closed',
  'region_blocked',
  'registration_closed',
  'replayed',
  'too_many_requests',
  'trial_account',
  'turnover_open',
  'unknown_key',
  'unknown_user',
  'upline_missing',
  'username_taken',
  'validation',
] as const;
export type PlatformCode = (typeof PLATFORM_CODES)[number];

/**
 * Errors that the client itself detects: no network, offline by the browser's own account, no response in time, a malformed response, no
 * cookie kept of a login, anything else.
 * @public The text catalogues must have a text for each; the client writes them as literals.
 */
export const CLIENT_CODES = ['network', 'offline', 'timeout', 'malformed', 'cookies_off', 'unknown'] as const;
