/** What a login form keeps while it is closed: never a password, a code or a captcha. What is missing was never touched. */
export interface LoginDraft {
  readonly username?: string;
  readonly mobileNum?: string;
  readonly countryDialingCode?: string;
}

export const NO_DRAFT: LoginDraft = {};
