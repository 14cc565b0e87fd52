/** Brands that only tests have: a copy of a sample brand by its own name, with a merchant of its own. */
export const TRIAL_BRANDS: Readonly<Record<string, string>> = {
  'shut-desktop': 'perya',
  'shut-phone': 'perya',
  'blocked-desktop': 'perya',
  'blocked-phone': 'perya',
  'barrier-desktop': 'perya',
  'barrier-phone': 'perya',
  'captcha-desktop': 'perya',
  'captcha-phone': 'perya',
};
